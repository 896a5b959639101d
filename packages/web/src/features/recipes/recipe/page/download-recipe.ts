import { api } from '../../../../platform/api/index.ts';
import { saveFrom } from '../../../../ui/save-file.ts';

/** Fetches a token for the archive of a recipe and has the browser save it; a refusal is told by the client. */
export async function downloadRecipe(slug: string): Promise<void> {
  const path = `/api/recipes/${encodeURIComponent(slug)}/exports`;
  const answer = await api.post<{ token: string }>(path).catch(() => null);
  if (answer === null) return;
  saveFrom(`${path}/zip?token=${encodeURIComponent(answer.token)}`, `${slug}.zip`);
}

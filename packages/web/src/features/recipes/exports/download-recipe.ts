import { api } from '../../../platform/api/index.ts';
import { saveFrom } from '../../../ui/save-file.ts';

/** Fetches a token for the archive of a recipe and has the browser save it; the API client shows errors. */
export async function downloadRecipe(slug: string): Promise<void> {
  const answer = await api.post('/api/recipes/{slug}/exports', { params: { slug } }).catch(() => null);
  if (answer === null) return;
  const { token } = answer;
  saveFrom(
    `/api/recipes/${encodeURIComponent(slug)}/exports/zip?token=${encodeURIComponent(token)}`,
    `${slug}.zip`,
  );
}

import type { Recipe } from '@hearth/contract';
import { mergeRecipes } from '@hearth/domain/recipes/merge';
import { toDraft, toInput } from '../../features/recipes/edit/state/draft.ts';
import { type PendingWrite, readSent } from '../../platform/offline/outbox/pending-write.ts';
import { type Outcome, readOutcome } from './outcome.ts';

const maxMerges = 3;

type Send = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Sends a recipe that was changed without a network. What others changed meanwhile is merged, as the editor does; where
 * both changed the same, someone has to choose.
 */
export async function sendRecipe(write: PendingWrite, send: Send): Promise<Outcome> {
  const { base, recipeId } = write;
  const mine = readSent<Recipe>(write) as Recipe;
  const path = `/api/recipes/${encodeURIComponent(recipeId ?? mine.id)}`;
  const put = (recipe: Recipe, etag: string | null, query = '') =>
    send(path + query, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(etag === null ? {} : { 'if-match': etag }) },
      body: JSON.stringify(recipe),
    });
  const attempt = async (recipe: Recipe, etag: string | null, merges: number): Promise<Outcome> => {
    const answer = await put(recipe, etag, merges === 0 ? '' : '?separateState=true');
    if (answer.status !== 412) return readOutcome(answer);
    if (base === null || merges === maxMerges) return { kind: 'later' };
    const stored = await send(path, {});
    if (!stored.ok) return readOutcome(stored);
    const theirs = (await stored.json()) as Recipe;
    const { value, conflicts } = mergeRecipes({
      base: toInput(toDraft(base.recipe)),
      mine: toInput(toDraft(mine)),
      theirs: toInput(toDraft(theirs)),
    });
    if (conflicts.length > 0) return { kind: 'conflict', slug: theirs.slug };
    return attempt(toInput(value), stored.headers.get('etag'), merges + 1);
  };
  return attempt(mine, base?.etag ?? null, 0);
}

import { type Caller, call, entries, field } from '../calls.ts';
import type { Acknowledged } from './journal.ts';
import type { Ground } from './writers.ts';

/** Asks for everything that was acknowledged; answers what is missing or not whole. */
export async function audit(
  caller: Caller,
  { listId }: Ground,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const list = await call(caller, `/api/households/shopping/lists/${listId}`);
  const items = entries(list?.body, 'listItems').map((item): [string, string] => [
    field(item, 'id'),
    field(item, 'note'),
  ]);
  const notes = new Map(items);
  const faults: string[] = [];
  for (const entry of acknowledged) {
    const isThere = entry.kind === 'item' ? notes.get(entry.id) === entry.note : await isFound(caller, entry);
    if (!isThere) faults.push(`lost: ${JSON.stringify(entry).slice(0, 120)}`);
  }
  return faults;
}

async function isFound(caller: Caller, entry: Exclude<Acknowledged, { kind: 'item' }>): Promise<boolean> {
  if (entry.kind === 'file') {
    const file = await call(caller, `/api/media/recipes/${entry.recipeId}/assets/${entry.fileName}`);
    return file?.status === 200 && file.body === entry.text;
  }
  const recipe = await call(caller, `/api/recipes/${entry.slug}`);
  const { length } = entries(recipe?.body, 'recipeIngredient');
  return recipe?.status === 200 && length >= entry.ingredients;
}

/** Recipes that miss a part of what one transaction writes, among all that the server lists, acknowledged or not. */
export async function findHalfRecipes(caller: Caller, slugs: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const slug of slugs) {
    const recipe = await call(caller, `/api/recipes/${slug}`);
    const ingredients = entries(recipe?.body, 'recipeIngredient').length;
    const steps = entries(recipe?.body, 'recipeInstructions').length;
    if (recipe?.status !== 200 || ![1, 3].includes(ingredients) || steps !== 1)
      faults.push(`half a recipe: ${slug} has ${ingredients} ingredients and ${steps} steps`);
  }
  return faults;
}

/** Files that a recipe names and the server does not have. */
export async function findMissingFiles(caller: Caller, { slug, recipeId }: Ground): Promise<string[]> {
  const recipe = await call(caller, `/api/recipes/${slug}`);
  const names = entries(recipe?.body, 'assets').map((asset) => field(asset, 'fileName'));
  const faults: string[] = [];
  for (const name of names) {
    const file = await call(caller, `/api/media/recipes/${recipeId}/assets/${name}`);
    if (file?.status !== 200)
      faults.push(`a recipe names a file that is not there: ${name} (answered ${file?.status})`);
  }
  return faults;
}

import type { ReadRecipe } from '../format.ts';
import { migrationFormats } from '../formats.ts';
import type { MigratedRecipe } from '../migrated-recipe.ts';
import { readOwnFile } from '../own-record.ts';
import { rankFormats } from './rank-formats.ts';

/** So sure a format must be, that the reader of plain texts has nothing to say. */
const sure = 0.85;

/** Formats that the readers of pasted texts, data and pages know better. */
const others = new Set([
  'csv',
  'json',
  'markdown',
  'plaintext',
  'recipemd',
  'schemaorg',
  'recipesage',
  'webpage',
]);

/** The name of a recipe that gets its name from its file in other places. */
export const untitled = 'Untitled';

/**
 * The recipes of a text that someone has pasted in the format of another program, such as MealMaster, or that Hearth
 * has exported; none for any other text.
 * @param language tag of the language that durations are written in
 */
export function readPastedFormat(text: string, language: string): readonly MigratedRecipe[] {
  const source = { name: untitled, bytes: new TextEncoder().encode(text) };
  const own = readOwnFile(source);
  if (own !== null) return listRecipes(own);
  const [best] = rankFormats(source);
  if (best === undefined || best.confidence < sure || best.type === 'csv' || others.has(best.type)) return [];
  return listRecipes(migrationFormats[best.type].read(source, language));
}

function listRecipes(read: readonly ReadRecipe[]): MigratedRecipe[] {
  return read.flatMap((one) => ('recipe' in one ? [one.recipe] : []));
}

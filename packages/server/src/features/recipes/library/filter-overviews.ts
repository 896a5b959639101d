import type { GroupReader } from '../../../platform/db/database.ts';
import {
  findPicturedRecipes,
  findRowsOfFilters,
  type PicturedRecipe,
} from './filter-overviews.repository.ts';
import { readStoredFilter } from './recipe-selection.ts';

/** What a stored filter finds, for a cover. */
export interface FilterOverview {
  readonly recipeCount: number;
  /** The newest recipes with a picture, the newest first. */
  readonly pictures: readonly Omit<PicturedRecipe, 'row'>[];
}

/** Filters whose texts are together no longer than this share a statement: a database takes so many values and no more. */
const maxTogether = 20_000;

/**
 * What stored filters find of the recipes that the reader may see, in their order. One that can no longer be read finds
 * nothing, an empty one everything.
 * @param pictures how many pictured recipes are wanted of each
 */
export async function buildOverviews(
  reader: GroupReader,
  texts: readonly string[],
  pictures: number,
  now: Date,
): Promise<FilterOverview[]> {
  const found = [];
  for (const together of inStatements(texts, maxTogether)) {
    const filters = together.map((text) => readStoredFilter(text, now));
    found.push(...(await findRowsOfFilters(reader, filters, pictures)));
  }
  const rows = [...new Set(found.flatMap(({ pictured }) => pictured))];
  const recipes = new Map((await findPicturedRecipes(reader, rows)).map(({ row, ...one }) => [row, one]));
  return found.map(({ count, pictured }) => ({
    recipeCount: count,
    pictures: pictured.map((row) => recipes.get(row)).filter((one) => one !== undefined),
  }));
}

/** Texts in their order, in groups of at most that many letters; a longer text stands alone. */
export function inStatements(texts: readonly string[], maxLength: number): string[][] {
  const groups: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const last = groups.at(-1);
    length += text.length;
    if (last !== undefined && length <= maxLength && last.length < maxFilters) {
      last.push(text);
      continue;
    }
    groups.push([text]);
    length = text.length;
  }
  return groups;
}

/** SQLite joins 500 selects and no more. */
const maxFilters = 100;

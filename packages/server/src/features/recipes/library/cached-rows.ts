import { atRevision } from '../../../platform/db/scope.ts';
import type { GroupReader } from '../../../platform/db/database.ts';
import { findLibraryRevision } from '../../../platform/db/revisions/library-revision.ts';
import { findRecipeRows, findRowsOf, isRating, type RecipeSelection } from './recipe-list.repository.ts';

/** The rows of a selection, in its order, as they were at a revision of the library. */
export interface CachedRows {
  readonly revision: number;
  /** The selection as text, to compare it with another. */
  readonly selectionText: string;
  readonly rows: Uint32Array;
}

/** More changed recipes than these are not worth moving one by one. */
const maxMoved = 10;
/** How many rows one look compares a recipe with: three looks find its place among 200,000. */
const defaultMaxCompared = 60;

/** How often rows are moved when the library changes meanwhile, before they are sorted again. */
const maxAttempts = 3;

/**
 * The rows of the selection at the newest revision, so that they serve all callers who wait for them.
 * @param cached rows of an earlier revision; if only a few recipes have changed since, those are moved
 */
export async function currentRows(
  reader: GroupReader,
  selection: RecipeSelection,
  cached: CachedRows | undefined,
): Promise<CachedRows> {
  const selectionText = buildText(selection);
  if (cached?.selectionText === selectionText) {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const newest = await atNewestRevision(reader);
      const revision = newest.scope.libraryRevision;
      if (cached.revision >= revision) return cached;
      const rows = await moveRows(newest, selection, cached);
      if (rows !== null) return { revision, selectionText, rows };
      if ((await findLibraryRevision(reader)) === revision) break;
    }
  }
  const revision = await findLibraryRevision(reader);
  return { revision, selectionText, rows: await findRecipeRows(reader, selection) };
}

async function atNewestRevision(reader: GroupReader): Promise<GroupReader> {
  return { ...reader, scope: atRevision(reader.scope, await findLibraryRevision(reader)) };
}

/** Slugs may mean other tags after a change: only what the selection has become can be compared. */
function buildText({ search: _search, ratingsOf, ...rest }: RecipeSelection): string {
  return JSON.stringify([rest, rest.order.some(isRating) ? ratingsOf : null]);
}

/**
 * The cached rows with the recipes moved that have changed since. Null when these are not recorded, when they are too many,
 * or when the library changes meanwhile: a row that is compared with would then be in the wrong place.
 */
export async function moveRows(
  reader: GroupReader,
  selection: RecipeSelection,
  cached: CachedRows,
  maxCompared = defaultMaxCompared,
): Promise<Uint32Array | null> {
  // Filters may depend on the time, and each comparison would look up all recipes of a tag again.
  const { filters, links, unwanted } = selection;
  if (filters.length + links.length + unwanted.length > 0) return null;
  const { groupId, libraryRevision } = reader.scope;
  const change = reader.libraryChanges.between(groupId, cached.revision, libraryRevision);
  if (change === null || change.recipeIds.size > maxMoved) return null;
  if (change.touchesReferences && selection.order.some(({ path }) => path.length > 0)) return null;
  const ids = change.recipeIds;
  const changed = await findRowsOf(reader, [...ids]);
  if (changed.length < ids.size) return null;
  const gone = new Set(changed);
  let rows = cached.rows.filter((row) => !gone.has(row));
  for (const row of await findRecipeRows(reader, selection, changed)) {
    const place = await findPlace({ reader, selection, maxCompared }, rows, row);
    if (place === null) return null;
    rows = withInserted(rows, place, row);
  }
  return (await findLibraryRevision(reader)) === libraryRevision ? rows : null;
}

interface Comparing {
  readonly reader: GroupReader;
  readonly selection: RecipeSelection;
  readonly maxCompared: number;
}

/** Where a row belongs in a list that is sorted: the database compares, so that it sorts as it always does. */
async function findPlace(comparing: Comparing, rows: Uint32Array, row: number): Promise<number | null> {
  const { reader, selection, maxCompared } = comparing;
  let [low, high] = [0, rows.length];
  while (low < high) {
    const places = spreadPlaces(low, high, maxCompared);
    const compared = places.map((place) => rows[place] ?? 0);
    const sorted = [...(await findRecipeRows(reader, selection, [row, ...compared]))];
    const before = sorted.indexOf(row);
    if (String(sorted.toSpliced(before, 1)) !== String(compared)) return null;
    high = places[before] ?? high;
    low = before === 0 ? low : (places[before - 1] ?? low) + 1;
  }
  return low;
}

/** Places from `low` up to `high`, which is none of them. */
function spreadPlaces(low: number, high: number, most: number): number[] {
  const count = Math.min(most, high - low);
  return Array.from({ length: count }, (_, index) => low + Math.floor((index * (high - low)) / count));
}

function withInserted(rows: Uint32Array, place: number, row: number): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(rows.length + 1);
  result.set(rows.subarray(0, place));
  result[place] = row;
  result.set(rows.subarray(place), place + 1);
  return result;
}

import { writeNote } from '@hearth/domain/ingredients/notes';
import type { Tx } from '../../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  type LibraryTx,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { refreshDocuments } from '../../documents/index.ts';
import { indexRecipes } from '../../search-index/index.ts';
import { requireSoundLinks } from './referenced-recipes.ts';
import { findReferencedRecipes, linkLine, unlinkLine } from './referenced-recipes.repository.ts';

/** A line that says the name of a recipe in words, and the recipe that it is to be. */
export interface LineToLink {
  readonly recipeId: string;
  /** Of the line in its recipe. */
  readonly position: number;
  /** The words that it has for the recipe. */
  readonly name: string;
  /** What it says besides. */
  readonly note: string;
  readonly innerId: string;
}

/**
 * Makes lines of recipes that an import has just written the recipes that they name. One that has changed since, that
 * would lead back to its own recipe, or that would lie too deep, stays words; so does one whose recipe the group does
 * not have. @returns the ids of the recipes whose lines are links now
 */
export async function linkLines(
  open: Tx<MemberScope>,
  lines: readonly LineToLink[],
): Promise<readonly string[]> {
  const tx = await bumpLibraryRevision(open);
  const ids = lines.flatMap(({ recipeId, innerId }) => [recipeId, innerId]);
  const names = new Map(
    (await findReferencedRecipes(tx, [...new Set(ids)])).map(({ id, name }) => [id, name]),
  );
  const linked = new Set<string>();
  for (const line of lines) {
    const name = names.get(line.innerId);
    if (name === undefined || !names.has(line.recipeId)) continue;
    if (await linkSoundly(tx, line, name)) linked.add(line.recipeId);
  }
  await indexRecipes(tx, [...linked]);
  recordChangedRecipes(tx, [...linked]);
  await refreshDocuments(tx, [...linked]);
  return [...linked];
}

async function linkSoundly(tx: LibraryTx<MemberScope>, line: LineToLink, name: string): Promise<boolean> {
  const { recipeId, position, note, innerId: id } = line;
  const words = writeNote({ unit: '', food: '', recipe: line.name }, note);
  const place = { recipeId, position };
  if (!(await linkLine(tx, place, { words, note, inner: { id, name } }))) return false;
  try {
    await requireSoundLinks(tx, recipeId, [id]);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await unlinkLine(tx, place, words);
    return false;
  }
}

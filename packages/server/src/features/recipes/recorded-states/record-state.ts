import type { Recipe } from '@hearth/contract';
import {
  changedFields,
  pickContent,
  isSameEdit,
  type RecipeContent,
  statesToDrop,
} from '@hearth/domain/recipes/history';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteStates,
  findNewestStates,
  findStateDocuments,
  findStateSizes,
  insertStates,
  updateState,
} from './recipe-states.repository.ts';
import { changedFieldsJson } from './changed-fields.ts';
import { readContent } from '../documents/index.ts';
import type { RecipeStateRow } from '../documents/index.ts';

/** A change of the content of a recipe. */
export interface Change {
  readonly before: Recipe;
  readonly after: Recipe;
  readonly kind: 'edited' | 'restored';
  /** Whether it is never merged into the newest state. */
  readonly isSeparateState: boolean;
}

/**
 * Records who changed what and when, in the transaction of the change and after `bumpLibraryRevision`, so that the states of a
 * recipe are written one after the other. The newest state holds no content: the recipe itself has it.
 */
export async function recordRecipeState(
  platform: Platform,
  tx: Tx<MemberScope>,
  change: Change,
): Promise<void> {
  const before = pickContent(change.before);
  const after = pickContent(change.after);
  const changed = changedFields(before, after);
  if (changed.length === 0) return;
  const [newest, earlier] = await findNewestStates(tx, change.after.id, 2);
  const now = platform.clock.now();
  const edit = { userId: tx.scope.userId, kind: change.kind, atMs: now.getTime() };
  if (newest !== undefined && !change.isSeparateState && isSameEdit(asEdit(newest), edit)) {
    return mergeEdit(tx, { newest, earlier }, after, storedInstant(now));
  }
  const baseline = newest === undefined ? [firstState(platform, change.before, before)] : [];
  if (newest !== undefined) await updateState(tx, newest.id, stored(before));
  const next = newState(platform, tx.scope.userId, change, {
    number: (newest?.number ?? 0) + 1,
    changed,
    at: storedInstant(now),
  });
  await insertStates(tx, [...baseline, next]);
  await thinOut(tx, change.after.id);
}

function asEdit({ user_id, kind, begun_at }: RecipeStateRow) {
  return { userId: user_id, kind, begunMs: Date.parse(begun_at) };
}

function stored(content: RecipeContent): { document: string; size: number } {
  const document = JSON.stringify(content);
  return { document, size: document.length };
}

/** The recipe before its first recorded change, attributed to its owner. */
function firstState(platform: Platform, recipe: Recipe, content: RecipeContent): RecipeStateRow {
  const at = storedInstant(new Date(recipe.updatedAt ?? recipe.createdAt ?? platform.clock.now()));
  return {
    id: platform.random.uuid(),
    recipe_id: recipe.id,
    number: 0,
    user_id: recipe.userId,
    kind: 'created',
    changed: '[]',
    begun_at: at,
    ended_at: at,
    ...stored(content),
  };
}

function newState(
  platform: Platform,
  userId: string,
  { after, kind }: Change,
  { number, changed, at }: { number: number; changed: readonly string[]; at: string },
): RecipeStateRow {
  return {
    id: platform.random.uuid(),
    recipe_id: after.id,
    number,
    user_id: userId,
    kind,
    changed: changedFieldsJson.stringify([...changed]),
    begun_at: at,
    ended_at: at,
    document: null,
    size: 0,
  };
}

interface Newest {
  readonly newest: RecipeStateRow;
  readonly earlier: RecipeStateRow | undefined;
}

/** A further edit of the newest state. One that takes everything back leaves no state behind. */
async function mergeEdit(
  tx: Tx<MemberScope>,
  { newest, earlier }: Newest,
  after: RecipeContent,
  at: string,
): Promise<void> {
  if (earlier === undefined || earlier.document === null) return updateState(tx, newest.id, { ended_at: at });
  const changed = changedFields(readContent(earlier.document), after);
  if (changed.length > 0) {
    return updateState(tx, newest.id, { ended_at: at, changed: changedFieldsJson.stringify(changed) });
  }
  await deleteStates(tx, [newest.id]);
  await updateState(tx, earlier.id, { document: null, size: 0 });
}

/** Deletes states beyond the limit; the fields that a deleted state changed are added to the next one. */
async function thinOut(tx: Tx<MemberScope>, recipeId: string): Promise<void> {
  const states = await findStateSizes(tx, recipeId);
  const kept = states.map((one) => ({ ...one, atMs: Date.parse(one.ended_at) }));
  const gone = new Set(statesToDrop(kept));
  if (gone.size === 0) return;
  let carried: string[] = [];
  for (const state of states) {
    const changed = changedFieldsJson.parse(state.changed);
    if (gone.has(state.number)) {
      carried = [...carried, ...changed];
    } else if (carried.length > 0) {
      const all = changedFieldsJson.stringify([...new Set([...carried, ...changed])]);
      await updateState(tx, state.id, { changed: all });
      carried = [];
    }
  }
  await deleteStates(
    tx,
    states.filter(({ number }) => gone.has(number)).map(({ id }) => id),
  );
}

/** Contents of the recorded states of a recipe; the newest state has none. */
export async function readRecordedContents(
  reader: Reader<Scope>,
  recipeId: string,
): Promise<RecipeContent[]> {
  const documents = await findStateDocuments(reader, recipeId);
  return documents.map(readContent);
}

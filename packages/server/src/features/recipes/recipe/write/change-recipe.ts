import type { Recipe, RecipeInput } from '@hearth/contract';
import { mayChangeLock, mayChangeOwner } from '@hearth/domain/people/policies';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import type { GroupReader, Tx } from '../../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../../platform/db/queries/expressions.ts';
import {
  type LibraryTx,
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../../platform/errors/app-error.ts';
import { JsonText } from '../../../../platform/http/answers/json-text.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type BuiltDocument, readRecipeDocument, refreshDocuments } from '../../documents/index.ts';
import { buildSlug, requireName } from '../../names/index.ts';
import { emptyAbsentFields, type LineStyle, sentColumns, sentLists } from './recipe-columns.ts';
import { type NamedRecipe, publishAllUpdated, publishUpdated } from './recipe-events.ts';
import { newOwner } from './transfer-recipes.ts';
import { ingredientRows, listLinks, organizerIds } from './recipe-links.ts';
import { renameInOuter, requireSoundLinks } from './referenced-recipes.ts';
import { deleteOrphanedFilesLater } from '../../recipe-files/index.ts';
import { question, requireBulkEditable, requireEditable } from './recipe-rights.ts';
import { readDocument } from '../../documents/index.ts';
import { documentText } from '../../documents/index.ts';
import { indexRecipes } from '../../search-index/index.ts';
import { type Change, recordRecipeState } from '../../recorded-states/index.ts';
import { findRecipeToChange, type RecipeToChange } from './recipe-to-change.repository.ts';
import { dropsFiles, findStoredLists, noLists, type RecipePartLists } from './recipe-lists.repository.ts';
import { isFoundByOther, type NewRecipeRow, updateRecipe } from './recipe-writing.repository.ts';

/** The field of the input that each list of a recipe comes from. */
const listFields: Readonly<Record<keyof RecipePartLists, keyof RecipeInput>> = {
  ingredients: 'recipeIngredient',
  instructions: 'recipeInstructions',
  notes: 'notes',
  assets: 'assets',
  extras: 'extras',
  categories: 'recipeCategory',
  tags: 'tags',
  tools: 'tools',
};

/** `replace` empties the fields that were not sent; `patch` leaves them as they are. */
export type ChangeMode = 'replace' | 'patch';

export interface RecipeChange {
  readonly slugOrId: string;
  readonly input: RecipeInput;
  readonly mode: ChangeMode;
  /** The version that the sender has seen; null if it sends none. */
  readonly ifMatch: string | null;
  /** Whether it restores an earlier state. */
  readonly restores?: boolean;
  /** Whether the state before it is kept even if the same person has made it a moment ago. */
  readonly isSeparateState?: boolean;
}

/**
 * Changes a recipe and returns it. Group, rating and slug are not the sender's to set; the owner is for those who may
 * hand the recipe on.
 * @throws AppError `recipeNotFound`, `recipePermissionDenied`, `recipeExists`, `versionConflict`
 */
export async function changeRecipe(
  platform: Platform,
  scope: MemberScope,
  change: RecipeChange,
): Promise<JsonText<Recipe>> {
  const [text] = await changeAll(platform, scope, [change], {
    requireRight: requireEditable,
    publish: async (tx, [recipe]) => recipe && publishUpdated(platform, tx, recipe),
  });
  return text ?? fail('recipeNotFound');
}

/** Changes many recipes in one transaction: all of them, or none. Those of others need the right to organize. */
export async function changeRecipes(
  platform: Platform,
  scope: MemberScope,
  changes: readonly RecipeChange[],
): Promise<JsonText<Recipe>[]> {
  return changeAll(platform, scope, changes, {
    requireRight: requireBulkEditable,
    publish: (tx, recipes) => publishAllUpdated(platform, tx, recipes),
  });
}

/** The right that a change needs, and the event that it publishes. */
interface ChangeRules {
  readonly requireRight: typeof requireEditable;
  readonly publish: (tx: Tx<MemberScope>, recipes: readonly NamedRecipe[]) => Promise<void>;
}

async function changeAll(
  platform: Platform,
  scope: MemberScope,
  changes: readonly RecipeChange[],
  { requireRight, publish }: ChangeRules,
): Promise<JsonText<Recipe>[]> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      const changed: UnrecordedChange[] = [];
      for (const change of changes) changed.push(await applyChange(platform, tx, change, requireRight));
      recordChangedRecipes(
        tx,
        changed.map(({ id }) => id),
      );
      await runTogether([recordStates(platform, tx, changed), publish(tx, changed)]);
      return changed.map(({ text }) => text);
    })
    .catch(existsWhenUnique);
}

/** A recipe after its change, and its document. */
interface ChangedRecipe extends NamedRecipe {
  readonly id: string;
  readonly text: JsonText<Recipe>;
}

/** A recipe after a change that its history does not have yet. */
interface UnrecordedChange extends ChangedRecipe {
  readonly state: Change;
}

/** Changes one of several recipes, inside their transaction, which publishes the event. */
export async function changeOne(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  change: RecipeChange,
  requireRight: typeof requireEditable,
): Promise<ChangedRecipe> {
  const changed = await applyChange(platform, tx, change, requireRight);
  await recordStates(platform, tx, [changed]);
  return changed;
}

async function recordStates(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  changes: readonly UnrecordedChange[],
): Promise<void> {
  for (const { state } of changes) await recordRecipeState(platform, tx, state);
}

async function applyChange(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  change: RecipeChange,
  requireRight: typeof requireEditable,
): Promise<UnrecordedChange> {
  const recipe = await requireRecipe(tx, change.slugOrId);
  requireRight(tx.scope, recipe);
  requireVersion(recipe, change.ifMatch);
  const [before, storedLists] = await runTogether([
    readRecipeDocument(tx, recipe.id),
    hasLists(change) ? findStoredLists(tx, recipe.id) : noLists,
  ]);
  const columns = await changedColumns(platform, tx, { recipe, before }, change);
  const hidesAmounts = change.input.settings?.disableAmount ?? before.settings?.disableAmount === true;
  const unknownRecipes = change.restores === true ? 'words' : 'refused';
  const lists = await changedLists(platform, tx, change, { showsAmounts: !hidesAmounts, unknownRecipes });
  await updateRecipe(tx, recipe.id, { columns, lists, before: storedLists });
  const links = listLinks(lists);
  if (links !== null) await requireSoundLinks(tx, recipe.id, links);
  const { name = recipe.name } = columns;
  if (name !== recipe.name) await renameInOuter(platform, tx, { id: recipe.id, name });
  if (dropsFiles(storedLists, lists)) await deleteOrphanedFilesLater(platform, tx, recipe.id);
  const [built] = await runTogether([
    refreshDocument(tx, recipe),
    isFoundByOther({ columns, lists }) && indexRecipes(tx, [recipe.id]),
  ]);
  const kind = change.restores === true ? 'restored' : 'edited';
  const after = readDocument('recipe', built.document);
  const { isSeparateState = false } = change;
  const state = { before, after, kind, isSeparateState } as const;
  const { id, householdId } = recipe;
  return { id, text: asText(tx, recipe, built), name: after.name, slug: after.slug, householdId, state };
}

/**
 * Changes columns and lists of a recipe that clients do not send with it: its picture, its files. The change is
 * recorded, and the recipe's document is rebuilt.
 */
export async function updatePictureAndFiles(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  recipe: RecipeToChange,
  change: { columns: Partial<NewRecipeRow>; lists: RecipePartLists },
): Promise<void> {
  const [before, storedLists] = await runTogether([
    readRecipeDocument(tx, recipe.id),
    findStoredLists(tx, recipe.id),
  ]);
  const columns = { ...change.columns, updated_at: storedInstant(platform.clock.now()) };
  await updateRecipe(tx, recipe.id, { columns, lists: change.lists, before: storedLists });
  const built = await refreshDocument(tx, recipe);
  await recordRecipeState(platform, tx, {
    before,
    after: readDocument('recipe', built.document),
    kind: 'edited',
    isSeparateState: false,
  });
}

/** The recipe of the group, by id or slug. */
export async function requireRecipe(reader: GroupReader, slugOrId: string): Promise<RecipeToChange> {
  const id = canonicalUuid(slugOrId);
  const by = id === null ? { slug: slugOrId } : { id };
  return required(await findRecipeToChange(reader, by), 'recipeNotFound');
}

function requireVersion(recipe: RecipeToChange, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch === '*') return;
  const seen = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!seen.includes(`"${recipe.version}"`)) fail('versionConflict');
}

async function changedColumns(
  platform: Platform,
  tx: Tx<MemberScope>,
  { recipe, before }: { readonly recipe: RecipeToChange; readonly before: Recipe },
  { input, mode }: RecipeChange,
): Promise<Partial<NewRecipeRow>> {
  if (typeof input.name === 'string') requireName(input.name);
  const columns = sentColumns(mode === 'replace' ? emptyAbsentFields(input) : input, before);
  const { locked } = columns;
  if (locked !== undefined && locked !== recipe.locked && !mayChangeLock(question(tx.scope, recipe))) {
    fail('recipePermissionDenied');
  }
  const now = storedInstant(platform.clock.now());
  const renamed = columns.name !== undefined && columns.name !== recipe.name;
  const slug = renamed ? { slug: await freeSlug(tx, recipe, columns.name ?? '') } : {};
  const owner = mayChangeOwner(question(tx.scope, recipe)) ? await newOwner(tx, recipe, input.userId) : {};
  return { ...columns, ...slug, ...owner, date_updated: now, updated_at: now };
}

async function freeSlug(tx: Tx<MemberScope>, recipe: RecipeToChange, name: string): Promise<string> {
  const slug = buildSlug(name);
  const holder = await findRecipeToChange(tx, { slug });
  if (holder !== undefined && holder.id !== recipe.id) fail('recipeExists');
  return slug;
}

/** Whether a change writes lists: one of a single field does not look at them. */
function hasLists({ input, mode }: RecipeChange): boolean {
  return mode === 'replace' || Object.values(listFields).some((name) => input[name] !== undefined);
}

async function changedLists(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  { input, mode }: RecipeChange,
  style: LineStyle,
): Promise<RecipePartLists> {
  const whole = mode === 'replace' ? emptyAbsentFields(input) : input;
  const { recipeIngredient } = whole;
  return {
    ...sentLists(platform, whole),
    ...(recipeIngredient ? { ingredients: await ingredientRows(platform, tx, recipeIngredient, style) } : {}),
    ...(await organizerIds(platform, tx, whole)),
  };
}

/** Builds the document of a recipe anew, as it is answered. */
export async function refreshed(tx: Tx<MemberScope>, recipe: RecipeToChange): Promise<JsonText<Recipe>> {
  return asText(tx, recipe, await refreshDocument(tx, recipe));
}

async function refreshDocument(tx: Tx<MemberScope>, recipe: RecipeToChange): Promise<BuiltDocument> {
  const [built]: BuiltDocument[] = await refreshDocuments(tx, [recipe.id]);
  return required(built, 'recipeNotFound');
}

function asText(tx: Tx<MemberScope>, recipe: RecipeToChange, built: BuiltDocument): JsonText<Recipe> {
  const state = { version: recipe.version + 1, updatedAt: built.updatedAt };
  return new JsonText(documentText(built, tx.scope), state);
}

function existsWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) fail('recipeExists', {}, error);
  throw error;
}

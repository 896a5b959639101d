import type { RecipeInput, RecipeSettings } from '@hearth/contract';
import { emptyColumns, buildSettingColumns } from '@hearth/domain/recipes/fields';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  type LibraryTx,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import { required } from '../../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import { createOnce } from '../../../../platform/idempotency/create-once.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defaultRecipeSettings } from '../../../people/households/index.ts';
import { refreshDocuments } from '../../documents/index.ts';
import { findFreeName, requireName } from '../../names/index.ts';
import {
  type LineStyle,
  noteRow,
  noTimes,
  searchableName,
  sentColumns,
  sentLists,
} from './recipe-columns.ts';
import { indexRecipes } from '../../search-index/index.ts';
import { publishCreated } from './recipe-events.ts';
import { ingredientRows, listLinks, organizerIds } from './recipe-links.ts';
import { findRecipeToChange } from './recipe-to-change.repository.ts';
import { requireSoundLinks } from './referenced-recipes.ts';
import type { RecipePartLists } from './recipe-lists.repository.ts';
import { type CreationEvent, insertRecipe, type NewRecipeRow } from './recipe-writing.repository.ts';

/** What the caller made of a new recipe. */
export interface CreatedRecipe {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * Creates a recipe for the caller, with the household's settings, and an ingredient and a step to start from.
 * A name that is taken gets a number. The message of its event is optional.
 */
export async function createRecipe(
  platform: Platform,
  scope: MemberScope,
  input: RecipeInput & { name: string },
  locale: Locale,
  { how = 'created', given, idempotencyKey = null }: CreateOptions = {},
): Promise<CreatedRecipe> {
  requireName(input.name);
  return platform.database.write(scope, async (tx) => {
    const written: CreatedRecipe[] = [];
    const id = await createOnce(platform, tx, idempotencyKey, async () => {
      const recipe = await writeRecipe(platform, tx, input, locale, given);
      await publishCreated(platform, tx, recipe, how);
      written.push(recipe);
      return recipe.id;
    });
    const { slug, name } = written[0] ?? required(await findRecipeToChange(tx, { id }), 'recipeNotFound');
    return { id, slug, name };
  });
}

interface CreateOptions {
  readonly how?: 'created' | 'silent';
  readonly given?: GivenColumns;
  /** See {@link createOnce}. */
  readonly idempotencyKey?: string | null;
}

/** Columns and id that a new recipe may get in addition to the input. */
export interface GivenColumns {
  readonly id: string;
  readonly columns: Partial<NewRecipeRow>;
  /** A copy has no beginning in the timeline. */
  readonly isCopy: boolean;
  /** All that the recipe is was sent: it gets no sample of an ingredient and of a step. */
  readonly isWhole: boolean;
}

/** As {@link createRecipe}, inside a transaction of the caller, who publishes the event. */
export async function writeRecipe(
  platform: Platform,
  open: Tx<MemberScope>,
  input: RecipeInput & { name: string },
  locale: Locale,
  given?: GivenColumns,
): Promise<CreatedRecipe> {
  const tx = await bumpLibraryRevision(open);
  const [named, settings] = await runTogether([
    findFreeName(tx, input.name.trim()),
    defaultRecipeSettings(tx, tx.scope.householdId),
  ]);
  const fresh = newRecipeRow(platform, tx.scope, { ...input, ...named }, settings);
  const row = { ...fresh, ...given?.columns, id: given?.id ?? fresh.id };
  const unknownRecipes = given?.isWhole === true ? 'words' : 'refused';
  const style: LineStyle = { showsAmounts: row.disable_amount === 0, unknownRecipes };
  const lists =
    given?.isWhole === true
      ? await listsAsSent(platform, tx, input, style)
      : await firstLists(platform, tx, input, { locale, style });
  const creation = given?.isCopy === true ? null : newCreationEvent(platform, row.id);
  await insertRecipe(tx, row, lists, creation);
  const links = listLinks(lists);
  if (links !== null) await requireSoundLinks(tx, row.id, links);
  recordChangedRecipes(tx, [row.id]);
  await runTogether([indexRecipes(tx, [row.id], 'new'), refreshDocuments(tx, [row.id], 'new')]);
  return { id: row.id, slug: row.slug, name: row.name };
}

function newCreationEvent(platform: Platform, recipeId: string): CreationEvent {
  const now = storedInstant(platform.clock.now());
  return { id: platform.random.uuid(), recipeId, subject: 'Recipe Created', now };
}

function newRecipeRow(
  platform: Platform,
  scope: MemberScope,
  input: RecipeInput & { name: string; slug: string },
  settings: RecipeSettings,
): NewRecipeRow {
  const now = storedInstant(platform.clock.now());
  return {
    ...emptyColumns,
    id: platform.random.uuid(),
    group_id: scope.groupId,
    user_id: scope.userId,
    slug: input.slug,
    nutrition: '{}',
    ...buildSettingColumns((name) => Number(settings[name])),
    date_added: now.slice(0, 10),
    created_at: now,
    total_minutes: null,
    prep_minutes: null,
    perform_minutes: null,
    ...sentColumns(input, noTimes),
    name: input.name,
    name_normalized: searchableName(input.name),
    date_updated: now,
    updated_at: now,
  };
}

/** Keeps empty lists empty: copies and imports have nothing that nobody wrote. */
async function listsAsSent(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  input: RecipeInput,
  style: LineStyle,
): Promise<RecipePartLists> {
  const ingredients = await ingredientRows(platform, tx, input.recipeIngredient ?? [], style);
  return { ...sentLists(platform, input), ingredients, ...(await organizerIds(platform, tx, input)) };
}

async function firstLists(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  input: RecipeInput,
  { locale, style }: { readonly locale: Locale; readonly style: LineStyle },
): Promise<RecipePartLists> {
  const { ingredientNote, stepText } = getTexts(locale).recipeDefaults;
  const ingredients = input.recipeIngredient ?? [];
  const hasSteps = (input.recipeInstructions ?? []).length > 0;
  const step = { text: stepText, ingredientReferences: [] };
  return {
    ...sentLists(platform, hasSteps ? input : { ...input, recipeInstructions: [step] }),
    ingredients:
      ingredients.length === 0
        ? [noteRow(platform, ingredientNote, style)]
        : await ingredientRows(platform, tx, ingredients, style),
    ...(await organizerIds(platform, tx, input)),
  };
}

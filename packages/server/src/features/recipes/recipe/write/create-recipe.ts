import { maxRecipeNameLength, type RecipeInput } from '@hearth/contract';
import { nameWithSuffix, slugify } from '@hearth/domain/text/slugs';
import type { GroupReader, Tx } from '../../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  type LibraryTx,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../../platform/errors/app-error.ts';
import { ValidationError } from '../../../../platform/http/input/validation.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defaultRecipeSettings } from '../../../people/households/index.ts';
import { refreshDocuments } from '../../documents/index.ts';
import { noteRow, searchableName, sentColumns, sentLists, settingsColumns } from './recipe-columns.ts';
import { publishCreated } from './recipe-events.ts';
import { ingredientRows, organizerIds } from './recipe-links.ts';
import {
  findTakenSlugs,
  insertRecipe,
  insertTimelineEvent,
  type NewRecipeRow,
  type RecipePartLists,
} from './recipe-writing.repository.ts';

/** How often a name that is taken is tried again with a number behind it. */
const attempts = 10;

/** What the caller made of a new recipe. */
export interface CreatedRecipe {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * Creates a recipe for the caller, with the household's settings, and an ingredient and a step to start from.
 * A name that is taken gets a number. The message of its event is optional.
 * @throws AppError `recipeExists` when that name has been taken ten times
 */
export async function createRecipe(
  platform: Platform,
  scope: MemberScope,
  input: RecipeInput & { name: string },
  locale: Locale,
  how: 'created' | 'silent' = 'created',
): Promise<CreatedRecipe> {
  requireName(input.name);
  return platform.database.write(scope, async (tx) => {
    const recipe = await writeRecipe(platform, tx, input, locale);
    await publishCreated(platform, tx, recipe, how);
    return recipe;
  });
}

/** Columns and id that a new recipe may get in addition to the input. */
export interface GivenColumns {
  readonly id: string;
  readonly columns: Partial<NewRecipeRow>;
  /** A copy has no beginning in the timeline. */
  readonly isCopy: boolean;
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
  const named = await freeName(tx, input.name.trim());
  const fresh = await newRecipeRow(platform, tx, { ...input, name: named.name }, named.slug);
  const row = { ...fresh, ...given?.columns, id: given?.id ?? fresh.id };
  const lists =
    given?.isCopy === true
      ? await listsAsSent(platform, tx, input)
      : await firstLists(platform, tx, input, locale);
  await insertRecipe(tx, row, lists);
  recordChangedRecipes(tx, [row.id]);
  if (given?.isCopy !== true) await rememberCreation(platform, tx, row.id);
  await refreshDocuments(tx, [row.id]);
  return { id: row.id, slug: row.slug, name: row.name };
}

async function rememberCreation(platform: Platform, tx: Tx<MemberScope>, recipeId: string): Promise<void> {
  await insertTimelineEvent(tx, {
    id: platform.random.uuid(),
    recipeId,
    userId: tx.scope.userId,
    subject: 'Recipe Created',
    now: storedInstant(platform.clock.now()),
  });
}

/** Refuses a name without anything in it. */
export function requireName(name: string): void {
  if (name.trim() !== '') return;
  const msg = 'String should have at least 1 character';
  throw new ValidationError([
    { type: 'string_too_short', loc: ['body', 'name'], msg, input: name, ctx: { min_length: 1 } },
  ]);
}

/** The name, or the name with the first number behind it whose slug is free in the group. */
export async function freeName(reader: GroupReader, name: string): Promise<{ name: string; slug: string }> {
  const slug = buildSlug(name);
  if (!(await isSlugTaken(reader, slug))) return { name, slug };
  const candidates = Array.from({ length: attempts - 1 }, (_, index) => {
    const numbered = nameWithSuffix(cutName(name, roomForNumber), index + 1);
    return { name: numbered, slug: buildSlug(numbered) };
  });
  const slugs = candidates.map((candidate) => candidate.slug);
  const taken = await findTakenSlugs(reader, slugs);
  return candidates.find((candidate) => !taken.has(candidate.slug)) ?? fail('recipeExists');
}

/** Whether a recipe of the group has that slug. */
export async function isSlugTaken(reader: GroupReader, slug: string): Promise<boolean> {
  return (await findTakenSlugs(reader, [slug])).has(slug);
}

/** Characters of ` (10)`. */
const roomForNumber = 5;

/** A name cut to the longest there may be, less the room that is wanted behind it. */
export function cutName(name: string, room = 0): string {
  return name.slice(0, maxRecipeNameLength - room).toWellFormed();
}

/** Addresses below `/api/recipes` and `/r` that are no recipe's: a recipe of that slug could not be opened. */
const addresses = new Set([
  'bulk-actions',
  'category',
  'comments',
  'create',
  'exports',
  'shared',
  'suggestions',
  'timeline',
  'trash',
]);

/** Longer slugs would fit in no address. */
const maxSlugLength = 450;

/**
 * The slug of a name; a name without a letter or digit that could stand in an address still gets one. A slug that is
 * cut keeps the number at its end, which distinguishes it from others.
 */
export function buildSlug(name: string): string {
  const plain = slugify(name) || 'recipe';
  const slug = addresses.has(plain) ? `${plain}-recipe` : plain;
  if (slug.length <= maxSlugLength) return slug;
  return `${slug.slice(0, maxSlugLength)}${/-\d{1,2}$/.exec(slug)?.[0] ?? ''}`;
}

async function newRecipeRow(
  platform: Platform,
  tx: Tx<MemberScope>,
  input: RecipeInput & { name: string },
  slug: string,
): Promise<NewRecipeRow> {
  const now = storedInstant(platform.clock.now());
  const settings = await defaultRecipeSettings(tx, tx.scope.householdId);
  return {
    id: platform.random.uuid(),
    group_id: tx.scope.groupId,
    user_id: tx.scope.userId,
    slug,
    ...emptyColumns,
    ...requiredFlags(settingsColumns(settings)),
    date_added: now.slice(0, 10),
    created_at: now,
    ...sentColumns(input),
    name: input.name,
    name_normalized: searchableName(input.name),
    date_updated: now,
    updated_at: now,
  };
}

const emptyColumns = {
  description: '',
  image: null,
  recipe_servings: 0,
  recipe_yield_quantity: 0,
  recipe_yield: null,
  total_time: null,
  total_minutes: null,
  prep_time: null,
  cook_time: null,
  perform_time: null,
  rating: null,
  org_url: null,
  last_made: null,
  nutrition: '{}',
};

function requiredFlags(columns: Partial<NewRecipeRow>) {
  return {
    is_public: columns.is_public ?? 0,
    show_nutrition: columns.show_nutrition ?? 0,
    show_assets: columns.show_assets ?? 0,
    landscape_view: columns.landscape_view ?? 0,
    disable_comments: columns.disable_comments ?? 1,
    disable_amount: columns.disable_amount ?? 1,
    locked: 0,
  };
}

/** A copy has what the original has, be it nothing. */
async function listsAsSent(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  input: RecipeInput,
): Promise<RecipePartLists> {
  const ingredients = await ingredientRows(platform, tx, input.recipeIngredient ?? []);
  return { ...sentLists(platform, input), ingredients, ...(await organizerIds(platform, tx, input)) };
}

async function firstLists(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  input: RecipeInput,
  locale: Locale,
): Promise<RecipePartLists> {
  const { ingredientNote, stepText } = getTexts(locale).recipeDefaults;
  const ingredients = input.recipeIngredient ?? [];
  const hasSteps = (input.recipeInstructions ?? []).length > 0;
  const step = { text: stepText, ingredientReferences: [] };
  return {
    ...sentLists(platform, hasSteps ? input : { ...input, recipeInstructions: [step] }),
    ingredients:
      ingredients.length === 0
        ? [noteRow(platform, ingredientNote)]
        : await ingredientRows(platform, tx, ingredients),
    ...(await organizerIds(platform, tx, input)),
  };
}

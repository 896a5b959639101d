import type { Nutrition, RecipeInput, RecipeSettings } from '@hearth/contract';
import { minutesOfDuration } from '@hearth/domain/durations/parse';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { Platform } from '../../../../platform/platform.ts';
import type { NewRecipeRow, RecipePartLists } from './recipe-writing.repository.ts';

/** Turns a recipe as sent into the columns and lists that are stored. What was not sent stays out. */

type Columns = Partial<NewRecipeRow>;
type Sent<K extends keyof RecipeInput> = RecipeInput[K] | undefined;

/** The columns that the input has. `createdAt` and `dateAdded` keep what the server wrote unless sent. */
export function sentColumns(input: RecipeInput): Columns {
  return {
    ...(input.name ? { name: input.name.trim(), name_normalized: searchableName(input.name) } : {}),
    ...sent('description', input.description),
    ...sentAmount('recipe_servings', input.recipeServings),
    ...sentAmount('recipe_yield_quantity', input.recipeYieldQuantity),
    ...sent('recipe_yield', input.recipeYield),
    ...sentTotalTime(input.totalTime),
    ...sent('prep_time', input.prepTime),
    ...sent('cook_time', input.cookTime),
    ...sent('perform_time', input.performTime),
    ...sent('org_url', input.orgURL),
    ...(input.dateAdded ? { date_added: input.dateAdded } : {}),
    ...(input.createdAt ? { created_at: input.createdAt } : {}),
    ...sent('last_made', input.lastMade),
    ...(input.nutrition === undefined ? {} : { nutrition: nutritionText(input.nutrition) }),
    ...settingsColumns(input.settings ?? {}),
  };
}

/** Some letters are spelled with many; an index takes no text of any length. */
const maxSearchableNameLength = 1000;

/** A name as searches and orders look at it. */
export function searchableName(name: string): string {
  return normalizeSearchText(name).slice(0, maxSearchableNameLength);
}

/** As {@link sentColumns}, but fields that were not sent become empty: PUT replaces the whole recipe. */
export function replacedColumns(input: RecipeInput): Columns {
  const emptied: RecipeInput = {
    ...input,
    description: input.description ?? '',
    recipeServings: input.recipeServings ?? 0,
    recipeYieldQuantity: input.recipeYieldQuantity ?? 0,
    recipeYield: input.recipeYield ?? null,
    totalTime: input.totalTime ?? null,
    prepTime: input.prepTime ?? null,
    cookTime: input.cookTime ?? null,
    performTime: input.performTime ?? null,
    orgURL: input.orgURL ?? null,
    lastMade: input.lastMade ?? null,
    nutrition: input.nutrition ?? null,
  };
  return sentColumns(emptied);
}

function sent(column: keyof NewRecipeRow, value: string | null | undefined): Columns {
  return value === undefined ? {} : { [column]: value };
}

/** The text as sent, and its minutes, which lists are filtered by. */
function sentTotalTime(text: string | null | undefined): Columns {
  return text === undefined ? {} : { total_time: text, total_minutes: minutesOfDuration(text ?? '') };
}

function sentAmount(column: keyof NewRecipeRow, value: number | null | undefined): Columns {
  return value === undefined ? {} : { [column]: value ?? 0 };
}

/** Columns for the settings that are given. */
export function settingsColumns(
  settings: Partial<{ [K in keyof RecipeSettings]: boolean | undefined }>,
): Columns {
  const flag = (column: keyof NewRecipeRow, value: boolean | undefined): Columns =>
    value === undefined ? {} : { [column]: value ? 1 : 0 };
  return {
    ...flag('is_public', settings.public),
    ...flag('show_nutrition', settings.showNutrition),
    ...flag('show_assets', settings.showAssets),
    ...flag('landscape_view', settings.landscapeView),
    ...flag('disable_comments', settings.disableComments),
    ...flag('disable_amount', settings.disableAmount),
    ...flag('locked', settings.locked),
  };
}

function nutritionText(nutrition: Nutrition | null): string | null {
  return nutrition === null ? null : JSON.stringify(nutrition);
}

/** The lists that the input has, except organizers, foods and units, which need the database. */
export function sentLists(platform: Platform, input: RecipeInput): RecipePartLists {
  return {
    ...(input.recipeInstructions ? { instructions: steps(platform, input.recipeInstructions) } : {}),
    ...(input.notes ? { notes: input.notes } : {}),
    ...(input.assets
      ? {
          assets: input.assets.map(({ name, icon, fileName }) => ({
            name,
            icon,
            file_name: fileName ?? null,
          })),
        }
      : {}),
    ...(input.extras ? { extras: input.extras } : {}),
  };
}

function steps(platform: Platform, sentSteps: NonNullable<Sent<'recipeInstructions'>>) {
  return sentSteps.map((step) => ({
    id: platform.random.uuid(),
    title: step.title ?? '',
    summary: step.summary ?? '',
    text: step.text,
    ingredient_references: JSON.stringify(
      step.ingredientReferences.map(({ referenceId }) => referenceId ?? null),
    ),
  }));
}

type SentIngredient = NonNullable<Sent<'recipeIngredient'>>[number];

/** What an ingredient names: ids of the group's units and foods; anything else is not linked. */
export interface CatalogNames {
  readonly units: ReadonlySet<string>;
  readonly foods: ReadonlySet<string>;
}

/** An ingredient as stored. A bare text is a note. Amounts keep three decimals. */
export function ingredientRow(platform: Platform, ingredient: SentIngredient, known: CatalogNames) {
  if (typeof ingredient === 'string') return noteRow(platform, ingredient);
  const { quantity } = ingredient;
  return {
    reference_id: ingredient.referenceId ?? platform.random.uuid(),
    title: ingredient.title ?? null,
    note: ingredient.note ?? '',
    original_text: ingredient.originalText ?? null,
    quantity: quantity === undefined ? 1 : rounded(quantity),
    unit_id: knownId(ingredient.unit, known.units),
    food_id: knownId(ingredient.food, known.foods),
  };
}

/** An ingredient that is only a line of text. */
export function noteRow(platform: Platform, note: string) {
  return {
    reference_id: platform.random.uuid(),
    title: null,
    note,
    original_text: null,
    quantity: 1,
    unit_id: null,
    food_id: null,
  };
}

function rounded(quantity: number | null): number | null {
  if (quantity === null) return null;
  const cut = Math.round(quantity * 1000) / 1000;
  return Number.isFinite(cut) ? cut : quantity;
}

function knownId(
  word: { id?: string | null | undefined } | string | null | undefined,
  known: ReadonlySet<string>,
): string | null {
  const id = getId(word);
  return id !== null && known.has(id) ? id : null;
}

/** The id that a sent unit or food carries. */
export function getId(word: { id?: string | null | undefined } | string | null | undefined): string | null {
  return typeof word === 'object' ? (word?.id ?? null) : null;
}

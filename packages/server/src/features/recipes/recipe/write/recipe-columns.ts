import type { Nutrition, RecipeInput, SentRecipeSettings } from '@hearth/contract';
import { computePartMinutes, computeTotalMinutes, type RecipeTimes } from '@hearth/domain/durations/parse';
import {
  emptyRecipe,
  type FieldKind,
  fieldNames,
  listFieldsWith,
  pick,
  type FieldsWith,
  recipeFields,
  recipeSettings,
  settingFields,
} from '@hearth/domain/recipes/fields';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { writeNote } from '@hearth/domain/ingredients/notes';
import type { Platform } from '../../../../platform/platform.ts';
import type { EntryLinks } from '../../../catalog/foods/index.ts';
import type { FindReferenced, UnknownRecipes } from './referenced-recipes.ts';
import type { RecipePartLists } from './recipe-lists.repository.ts';
import type { NewRecipeRow } from './recipe-writing.repository.ts';

/** Turns a recipe as sent into the columns and lists that are stored. Fields that were not sent are omitted. */

type Columns = Partial<NewRecipeRow>;
type Sent<K extends keyof RecipeInput> = RecipeInput[K] | undefined;

const replacedFields = listFieldsWith({ absent: 'reset' });
const keptLists = [
  ...listFieldsWith({ absent: 'keep', kind: 'rows' }),
  ...listFieldsWith({ absent: 'keep', kind: 'organizers' }),
  ...listFieldsWith({ absent: 'keep', kind: 'files' }),
];
/** Fields that are stored as they are sent. */
type PlainField = FieldsWith<{
  absent: 'reset' | 'keep';
  column: string;
  kind: Exclude<FieldKind, 'id' | 'name'>;
}>;
const timeFields = listFieldsWith({ kind: 'time' });
const plainFields = fieldNames.filter((name): name is PlainField => {
  const { absent, column, kind } = recipeFields[name];
  return absent !== 'ignored' && column !== null && kind !== 'id' && kind !== 'name';
});

/** The columns that the input has. `createdAt` and `dateAdded` keep what the server wrote unless sent. `before` are the times until now. */
export function sentColumns(input: RecipeInput, before: RecipeTimes): Columns {
  return {
    ...(input.name ? { name: input.name.trim(), name_normalized: searchableName(input.name) } : {}),
    ...pickPlainColumns(input),
    ...sentMinutes(input, before),
    ...(input.nutrition === undefined ? {} : { nutrition: nutritionText(input.nutrition) }),
    ...sentSettings(input.settings ?? {}),
  };
}

/** Some letters are spelled with many; an index takes no text of any length. */
const maxSearchableNameLength = 1000;

/** A name as searches and orders look at it. */
export function searchableName(name: string): string {
  return normalizeSearchText(name).slice(0, maxSearchableNameLength);
}

/**
 * The input of a PUT, which replaces the whole recipe: what was not sent is empty. A list that was not sent stays, and
 * one that is null is empty.
 */
export function emptyAbsentFields(input: RecipeInput): RecipeInput {
  const nulls = keptLists.filter((name) => input[name] === null);
  const emptied = [...replacedFields, ...nulls].map(
    (name) => [name, input[name] ?? recipeFields[name].empty] as const,
  );
  return { ...input, ...Object.fromEntries(emptied) };
}

function pickPlainColumns(input: RecipeInput): Columns {
  const sent = plainFields.filter((name) => isSent(input, name));
  const columns = sent.map((name) => {
    const { column, kind } = recipeFields[name];
    return [column, input[name] ?? (kind === 'number' ? 0 : null)] as const;
  });
  return Object.fromEntries(columns);
}

/** Whether the input says something of a field; dates that the server has written cannot be taken away. */
function isSent(input: RecipeInput, name: PlainField): boolean {
  const { absent, kind } = recipeFields[name];
  const isStamp = absent === 'keep' && (kind === 'day' || kind === 'instant');
  return isStamp ? Boolean(input[name]) : input[name] !== undefined;
}

/** The times of a recipe that says none. */
export const noTimes: RecipeTimes = pick(emptyRecipe, timeFields);

/** The minutes that lists are filtered by. They follow from all times together. */
function sentMinutes(input: RecipeInput, before: RecipeTimes): Columns {
  const sent = timeFields.filter((name) => input[name] !== undefined);
  if (sent.length === 0) return {};
  const changed = Object.fromEntries(sent.map((name) => [name, input[name] ?? null]));
  return minuteColumns({ ...before, ...changed });
}

/** The columns that follow from the times of a recipe. */
export function minuteColumns(times: RecipeTimes) {
  const { prep, perform } = computePartMinutes(times);
  return { total_minutes: computeTotalMinutes(times), prep_minutes: prep, perform_minutes: perform };
}

function sentSettings(settings: SentRecipeSettings): Columns {
  const sent = recipeSettings.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [settingFields[name].column, settings[name] ? 1 : 0]));
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

/** What ingredients name: the group's units and foods, and recipes. */
export interface IngredientNames extends EntryLinks {
  readonly recipe: FindReferenced;
}

/** How lines of text are stored. */
export interface LineStyle {
  /** Whether the recipe shows the amounts of lines that are text alone. */
  readonly showsAmounts: boolean;
  readonly unknownRecipes: UnknownRecipes;
}

/**
 * An ingredient as stored. A bare text is a note. Amounts keep three decimals. Of what is not linked the words are in
 * the note, as the line is read.
 */
export function ingredientRow(
  platform: Platform,
  ingredient: SentIngredient,
  names: IngredientNames,
  style: LineStyle,
) {
  if (typeof ingredient === 'string') return noteRow(platform, ingredient, style);
  const quantity =
    ingredient.quantity === undefined ? impliedQuantity(ingredient, style) : rounded(ingredient.quantity);
  const unit = names.unit(ingredient.unit, quantity);
  const food = names.food(ingredient.food, quantity);
  const recipe = names.recipe(ingredient);
  const recipeWords = recipe?.id === null ? recipe.name : '';
  return {
    reference_id: ingredient.referenceId ?? platform.random.uuid(),
    title: ingredient.title ?? null,
    note: writeNote({ unit: unit.words, food: food.words, recipe: recipeWords }, ingredient.note ?? ''),
    original_text: ingredient.originalText ?? null,
    quantity,
    unit_id: unit.id,
    food_id: food.id,
    referenced_recipe_id: recipe?.id ?? null,
    referenced_recipe_name: recipe?.id ? recipe.name : null,
  };
}

/** The quantity of one that was sent without: it counts a text, unless it would be shown as an amount of it. */
function impliedQuantity(sent: Exclude<SentIngredient, string>, style: LineStyle): number | null {
  return sent.unit || sent.food || sent.referencedRecipe ? 1 : textCount(style);
}

function textCount({ showsAmounts }: Pick<LineStyle, 'showsAmounts'>): number | null {
  return showsAmounts ? null : 1;
}

/** An ingredient that is only a line of text. */
export function noteRow(platform: Platform, note: string, style: LineStyle) {
  return {
    reference_id: platform.random.uuid(),
    title: null,
    note,
    original_text: null,
    quantity: textCount(style),
    unit_id: null,
    food_id: null,
    referenced_recipe_id: null,
    referenced_recipe_name: null,
  };
}

function rounded(quantity: number | null): number | null {
  if (quantity === null) return null;
  const cut = Math.round(quantity * 1000) / 1000;
  return Number.isFinite(cut) ? cut : quantity;
}

import * as z from 'zod';
import {
  type IngredientFood,
  type IngredientUnit,
  Recipe,
  type RecipeIngredient,
  RecipeSummary,
  type ReferencedRecipe,
} from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import { writeNote } from '@hearth/domain/ingredients/notes';
import {
  listColumnFields,
  nutrientNames,
  pick,
  recipeFields,
  recipeSettings,
  buildRecord,
  settingFields,
} from '@hearth/domain/recipes/fields';
import { storedJson } from '../../../platform/db/values/stored-json.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { type EntryDetails, presentStandard } from '../../catalog/foods/index.ts';
import type { RecipeParts, RecipeWithHousehold } from './recipe-parts.repository.ts';

type IngredientRow = ReturnType<RecipeParts['ingredients']>[number];

/** The eleven amounts, all null. */
const emptyNutrition = buildRecord(nutrientNames, () => null);

const [wireFields, summaryFields] = [Recipe.keyof().options, RecipeSummary.keyof().options];
const plainFields = {
  required: listColumnFields('id', 'name'),
  texts: listColumnFields('line', 'time', 'text', 'picture', 'day'),
  numbers: listColumnFields('number'),
  scores: listColumnFields('score'),
  instants: listColumnFields('instant'),
};

const nutritionJson = storedJson('the nutrition of a recipe', z.record(z.string(), z.string().nullish()));
const referencesJson = storedJson('the ingredients of a step', z.array(z.string().nullable()));

/**
 * The recipe as clients get it, whole and as lists carry it. `onHand` is false throughout: it is the reader's household
 * that decides.
 */
export function presentRecipe(
  parts: RecipeParts,
  recipe: RecipeWithHousehold,
): { readonly whole: Recipe; readonly summary: RecipeSummary } {
  const shared = presentShared(parts, recipe);
  return {
    whole: pick({ ...shared, ...presentParts(parts, recipe) }, wireFields),
    summary: pick(shared, summaryFields),
  };
}

/** What the recipe and its summary have alike, and the columns that one of them leaves out. */
function presentShared(parts: RecipeParts, recipe: RecipeWithHousehold) {
  const { id } = recipe;
  return {
    ...presentPlain(parts, recipe),
    tools: parts.tools(id).map((tool) => ({
      ...presentLinked(tool),
      onHand: false,
      householdsWithTool: parts.toolHouseholds.get(tool.id) ?? [],
    })),
  };
}

/** What a summary says to every reader: all but the tools. */
function presentPlain(
  { categories, tags }: Pick<RecipeParts, 'categories' | 'tags'>,
  recipe: RecipeWithHousehold,
) {
  return {
    ...presentColumns(recipe),
    householdId: recipe.householdId,
    recipeCategory: categories(recipe.id).map(presentLinked),
    tags: tags(recipe.id).map(presentLinked),
  };
}

/** A recipe within another one. It does not say who has its tools: that is for the page of its own. */
function presentReferenced({ inner }: RecipeParts, id: string): ReferencedRecipe | null {
  const recipe = inner.recipes.get(id);
  if (recipe === undefined) return null;
  const tools = inner
    .tools(id)
    .map((tool) => ({ ...presentLinked(tool), onHand: false, householdsWithTool: [] }));
  const summary = pick({ ...presentPlain(inner, recipe), tools }, summaryFields);
  return { ...summary, inTrash: inner.trashedIds.has(id) };
}

/** What summaries leave out, but for columns. */
function presentParts(parts: RecipeParts, recipe: RecipeWithHousehold) {
  const hidesAmounts = recipe.disable_amount === 1;
  return {
    recipeIngredient: parts.ingredients(recipe.id).map((row) => presentIngredient(parts, row, hidesAmounts)),
    recipeInstructions: parts.instructions(recipe.id).map((step) => ({
      id: step.id,
      title: step.title,
      summary: step.summary,
      text: step.text,
      ingredientReferences: references(step.ingredient_references),
    })),
    nutrition:
      recipe.nutrition === null ? null : { ...emptyNutrition, ...nutritionJson.parse(recipe.nutrition) },
    settings: buildRecord(recipeSettings, (name) => recipe[settingFields[name].column] === 1),
    assets: parts.assets(recipe.id).map(({ name, icon, file_name }) => ({ name, icon, fileName: file_name })),
    notes: parts.notes(recipe.id).map(({ title, text }) => ({ title, text })),
    extras: Object.fromEntries(parts.extras(recipe.id).map(({ key, value }) => [key, value])),
    comments: presentComments(parts, recipe.id),
  };
}

/** The fields with a column of their own. */
function presentColumns(recipe: RecipeWithHousehold) {
  const { required, texts, numbers, scores, instants } = plainFields;
  return {
    ...buildRecord(required, (name) => recipe[recipeFields[name].column]),
    ...buildRecord(texts, (name) => recipe[recipeFields[name].column]),
    ...buildRecord(numbers, (name) => recipe[recipeFields[name].column]),
    ...buildRecord(scores, (name) => recipe[recipeFields[name].column]),
    ...buildRecord(instants, (name) => instantOrNull(recipe[recipeFields[name].column])),
  };
}

function instantOrNull(stored: string | null): string | null {
  return stored === null ? null : wireInstant(stored);
}

function references(stored: string): { referenceId: string | null }[] {
  return referencesJson.parse(stored).map((referenceId) => ({ referenceId }));
}

function presentLinked(row: { id: string; name: string; slug: string; group_id: string }) {
  return { id: row.id, groupId: row.group_id, name: row.name, slug: row.slug };
}

/**
 * An ingredient with a unit, a food or a recipe is shown with its amount; the recipe's setting is for lines of text. Of
 * a recipe that was deleted for good the name stands before the note.
 */
function presentIngredient(parts: RecipeParts, row: IngredientRow, hidesAmounts: boolean): RecipeIngredient {
  const { referenced_recipe_id: id, referenced_recipe_name: name } = row;
  const referencedRecipe = id === null ? null : presentReferenced(parts, id);
  const lost = referencedRecipe === null ? (name ?? '') : '';
  const ingredient = {
    quantity: row.quantity,
    unit: presentUnit(parts.unitDetails, row),
    food: presentFood(parts.foodDetails, row),
    referencedRecipe,
    note: lost === '' ? row.note : writeNote({ unit: '', food: '', recipe: lost }, row.note ?? ''),
  };
  const isText = ingredient.unit === null && ingredient.food === null && referencedRecipe === null;
  const disableAmount = hidesAmounts && isText;
  return {
    ...ingredient,
    isFood: !disableAmount,
    disableAmount,
    display: displayIngredient(ingredient, { disableAmount }),
    title: row.title,
    originalText: row.original_text,
    referenceId: row.reference_id,
  };
}

function presentUnit(details: EntryDetails, row: IngredientRow): IngredientUnit | null {
  if (row.unit_id === null || row.unitName === null) return null;
  return {
    id: row.unit_id,
    name: row.unitName,
    pluralName: row.unitPluralName,
    description: row.unitDescription ?? '',
    extras: {},
    onHand: false,
    fraction: row.unitFraction === 1,
    abbreviation: row.unitAbbreviation ?? '',
    pluralAbbreviation: row.unitPluralAbbreviation,
    useAbbreviation: row.unitUseAbbreviation === 1,
    ...presentStandard({
      standard_quantity: row.unitStandardQuantity,
      standard_unit: row.unitStandardUnit,
    }),
    aliases: findAliases(details, row.unit_id),
    createdAt: instantOrNull(row.unitCreatedAt),
    updatedAt: instantOrNull(row.unitUpdatedAt),
  };
}

function presentFood(details: EntryDetails, row: IngredientRow): IngredientFood | null {
  if (row.food_id === null || row.foodName === null) return null;
  const { labelId, labelName, labelColor, labelGroupId } = row;
  const hasLabel = labelId !== null && labelName !== null && labelColor !== null && labelGroupId !== null;
  return {
    id: row.food_id,
    name: row.foodName,
    pluralName: row.foodPluralName,
    description: row.foodDescription ?? '',
    extras: details.extras.get(row.food_id) ?? {},
    onHand: false,
    labelId,
    aliases: findAliases(details, row.food_id),
    label: hasLabel ? { id: labelId, name: labelName, color: labelColor, groupId: labelGroupId } : null,
    householdsWithIngredientFood: details.households.get(row.food_id) ?? [],
    createdAt: instantOrNull(row.foodCreatedAt),
    updatedAt: instantOrNull(row.foodUpdatedAt),
  };
}

function findAliases(details: EntryDetails, id: string): { name: string }[] {
  return (details.aliases.get(id) ?? []).map((name) => ({ name }));
}

function presentComments(parts: RecipeParts, recipeId: string): Recipe['comments'] {
  return parts.comments(recipeId).map((comment) => ({
    recipeId: comment.recipe_id,
    text: comment.text,
    id: comment.id,
    createdAt: wireInstant(comment.created_at),
    updatedAt: wireInstant(comment.updated_at),
    userId: comment.user_id,
    user: {
      id: comment.user_id,
      username: comment.username,
      admin: comment.admin === 1,
      fullName: comment.full_name,
    },
  }));
}

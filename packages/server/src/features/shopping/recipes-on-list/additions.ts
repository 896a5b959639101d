import type { ShoppingListAddRecipeParamsBulk } from '@hearth/contract';
import { type BuyableIngredient, buyableIngredients, type RecipeItem } from '@hearth/domain/shopping/merge';
import { writeNote } from '@hearth/domain/ingredients/notes';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkEntries } from '../../catalog/foods/index.ts';
import { readDocuments, findRowsOf } from '../../recipes/documents/index.ts';
import { nameReferencedRecipes } from '../../recipes/recipe/index.ts';
import { guessLabels, type LabelGuess } from '../items/item-labels.ts';

/** An addition as it is sent: devices add an id. */
type SentAddition = ShoppingListAddRecipeParamsBulk & { readonly id?: string };

/** A recipe to add to a list, with its scale and ingredients. */
export interface Addition {
  /** Made by a device; null for a client of the contract. */
  readonly id: string | null;
  readonly recipeId: string;
  readonly scale: number;
  readonly ingredients: readonly BuyableIngredient[];
}

/** Recipes to add, read before the lists are locked. */
export interface Additions {
  readonly all: readonly Addition[];
  /** Whether the group has all the recipes. */
  readonly isComplete: boolean;
  readonly labelGuess: LabelGuess;
}

export const noAdditions: Additions = { all: [], isComplete: true, labelGuess: () => null };

/** Looks up recipes to add, and guesses the labels of their ingredients. */
export async function findAdditions(
  platform: Platform,
  scope: MemberScope,
  sent: readonly SentAddition[],
): Promise<Additions> {
  const reader = platform.database.read(scope);
  const ids = [...new Set(sent.map(({ recipeId }) => recipeId))];
  const rows = await findRowsOf(reader, ids);
  if (!ids.every((id) => rows.has(id))) return { ...noAdditions, isComplete: false };
  const whole = sent.filter(({ recipeIngredients }) => !recipeIngredients);
  const documents = await readDocuments(
    platform,
    scope.groupId,
    whole.map(({ recipeId }) => recipeId),
  );
  const recipes = new Map(documents.map((recipe) => [recipe.id, recipe]));
  const link = await linkIngredients(
    reader,
    sent.flatMap(({ recipeIngredients }) => recipeIngredients ?? []),
  );
  const all = sent.map(({ id = null, recipeId, recipeIncrementQuantity, recipeIngredients }) => ({
    id,
    recipeId,
    scale: recipeIncrementQuantity,
    ingredients: buyableIngredients(
      recipeIngredients?.map(link) ?? recipes.get(recipeId)?.recipeIngredient ?? [],
    ),
  }));
  const clues = all.flatMap(({ ingredients }) => ingredients.map(buildClue));
  return { all, isComplete: true, labelGuess: await guessLabels(platform, scope, clues) };
}

type SentIngredient = NonNullable<SentAddition['recipeIngredients']>[number];

/** Finds the foods and units of sent ingredients; what the group does not have becomes words of the note. */
async function linkIngredients(reader: GroupReader, ingredients: readonly SentIngredient[]) {
  const links = await linkEntries(reader, {
    foods: ingredients.map(({ food }) => food),
    units: ingredients.map(({ unit }) => unit),
  });
  const nameRecipe = await nameReferencedRecipes(reader, ingredients);
  return (ingredient: SentIngredient) => {
    const { quantity = null, note } = ingredient;
    const food = links.food(ingredient.food, quantity);
    const unit = links.unit(ingredient.unit, quantity);
    return {
      ...ingredient,
      quantity,
      food: { id: food.id, name: food.words },
      unit: { id: unit.id, name: unit.words },
      note: writeNote({ unit: '', food: '', recipe: nameRecipe(ingredient) }, note ?? ''),
    };
  };
}

/** The clue for the label of an ingredient. */
export function buildClue({ note, foodId }: BuyableIngredient | RecipeItem) {
  return { note, isSettled: foodId !== null };
}

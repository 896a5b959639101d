import {
  type BuyableIngredient,
  buyableIngredients,
  type LaterOnes,
  type RecipeItem,
} from '@hearth/domain/shopping/merge';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocuments, findRowsOf } from '../../recipes/documents/index.ts';
import { hasOwnLines, linkIngredients, readAdditionLines, type SentAddition } from './addition-lines.ts';
import { guessLabels, type LabelGuess } from '../items/item-labels.ts';

/** A recipe to add to a list, with its scale and ingredients. */
export interface Addition {
  /** Made by a device; null for a client of the contract. */
  readonly id: string | null;
  readonly recipeId: string;
  readonly scale: number;
  readonly ingredients: readonly BuyableIngredient[];
  readonly laterOnes: LaterOnes;
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
  const whole = sent.filter((addition) => !hasOwnLines(addition));
  const documents = await readDocuments(
    platform,
    scope.groupId,
    whole.map(({ recipeId }) => recipeId),
  );
  const recipes = new Map(documents.map((recipe) => [recipe.id, recipe]));
  const { listLines, isNested } = await readAdditionLines(platform, scope, sent, recipes);
  const link = await linkIngredients(reader, sent.filter(hasOwnLines).flatMap(listLines));
  const all = sent.map((addition) => ({
    id: addition.id ?? null,
    recipeId: addition.recipeId,
    scale: addition.recipeIncrementQuantity,
    // Clients of the contract expect it of the recipes that they know: those without others within.
    laterOnes: addition.id === undefined && !isNested ? ('once' as const) : ('scaled' as const),
    ingredients: buyableIngredients(
      hasOwnLines(addition) ? listLines(addition).map(link) : listLines(addition),
    ),
  }));
  const clues = all.flatMap(({ ingredients }) => ingredients.map(buildClue));
  return { all, isComplete: true, labelGuess: await guessLabels(platform, scope, clues) };
}

/** The clue for the label of an ingredient. */
export function buildClue({ note, foodId }: BuyableIngredient | RecipeItem) {
  return { note, isSettled: foodId !== null };
}

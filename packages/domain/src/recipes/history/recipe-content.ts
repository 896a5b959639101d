import type { Recipe } from '@hearth/contract';
import {
  emptyRecipe,
  listFieldsWith,
  type FieldsWith,
  isFieldName,
  pick,
  recipeFields,
} from '../fields/index.ts';

interface Named {
  readonly id: string | null;
  readonly name: string;
}

/** The fields of a recipe that its history keeps. */
export type RecipeContentField = FieldsWith<{ inHistory: true }>;
type PlainField = FieldsWith<{ inHistory: true; column: string }>;

/**
 * The fields of a recipe that users write, without those that the server adds: no dates, no ratings, no comments.
 * `display` is the ingredient line as it was shown; it is for readers, and differences in it are no change.
 */
export interface RecipeContent extends Readonly<Pick<Recipe, PlainField>> {
  readonly description: string;
  readonly recipeCategory: readonly Named[];
  readonly tags: readonly Named[];
  readonly tools: readonly Named[];
  readonly recipeIngredient: readonly {
    readonly title: string | null;
    readonly note: string;
    readonly quantity: number | null;
    readonly unit: Named | null;
    readonly food: Named | null;
    readonly referencedRecipe: Named | null;
    readonly originalText: string | null;
    readonly referenceId: string | null;
    readonly display: string;
  }[];
  readonly recipeInstructions: readonly {
    readonly title: string;
    readonly summary: string;
    readonly text: string;
    readonly ingredientReferences: readonly { readonly referenceId: string | null }[];
  }[];
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly nutrition: Readonly<Record<string, string | null>>;
  readonly settings: Readonly<Record<string, boolean>>;
  readonly extras: Readonly<Record<string, string>>;
  readonly assets: readonly {
    readonly name: string;
    readonly icon: string;
    readonly fileName: string | null;
  }[];
}

/** The fields of a content, in their order. */
export const contentFields: readonly RecipeContentField[] = listFieldsWith({ inHistory: true });
const plainFields = contentFields.filter(
  (name): name is PlainField & RecipeContentField => recipeFields[name].column !== null,
);

/** The content of a recipe as it is answered. */
export function pickContent(recipe: Recipe): Record<RecipeContentField, unknown> & RecipeContent {
  return {
    ...pick(recipe, plainFields),
    description: recipe.description ?? '',
    recipeCategory: recipe.recipeCategory.map(named),
    tags: recipe.tags.map(named),
    tools: recipe.tools.map(named),
    recipeIngredient: recipe.recipeIngredient.map(ingredientContent),
    recipeInstructions: recipe.recipeInstructions.map((step) => ({
      title: step.title ?? '',
      summary: step.summary ?? '',
      text: step.text,
      ingredientReferences: step.ingredientReferences,
    })),
    notes: recipe.notes,
    nutrition: filled(recipe.nutrition),
    settings: { ...recipe.settings },
    extras: recipe.extras,
    assets: recipe.assets.map(({ name, icon, fileName }) => ({ name, icon, fileName: fileName ?? null })),
  };
}

const emptyContent = pickContent(emptyRecipe);

/** A stored content, in which a field that did not exist yet is empty. */
export function completeContent(stored: Partial<RecipeContent>): RecipeContent {
  return { ...emptyContent, ...stored, ...completeRows(stored) };
}

/** Ingredients that were stored before they could be recipes link to no recipe. */
function completeRows({
  recipeIngredient = [],
}: Partial<RecipeContent>): Pick<RecipeContent, 'recipeIngredient'> {
  return {
    recipeIngredient: recipeIngredient.map((one) => ({
      ...one,
      referencedRecipe: one.referencedRecipe ?? null,
    })),
  };
}

/** Whether a text names a part of the content. */
export function isContentField(name: string): name is RecipeContentField {
  return isFieldName(name) && recipeFields[name].inHistory;
}

function named({ id, name }: { id?: string | null; name: string }): Named {
  return { id: id ?? null, name };
}

function ingredientContent(
  ingredient: Recipe['recipeIngredient'][number],
): RecipeContent['recipeIngredient'][number] {
  return {
    title: ingredient.title ?? null,
    note: ingredient.note ?? '',
    quantity: ingredient.quantity ?? null,
    unit: pickNamed(ingredient.unit),
    food: pickNamed(ingredient.food),
    referencedRecipe: pickNamed(ingredient.referencedRecipe),
    originalText: ingredient.originalText ?? null,
    referenceId: ingredient.referenceId ?? null,
    display: ingredient.display,
  };
}

function pickNamed(word: { id?: string | null; name: string } | null | undefined): Named | null {
  return word === null || word === undefined ? null : named(word);
}

/** Amounts that are there, so that an absent one and an empty one look alike. */
function filled(nutrition: Recipe['nutrition']): Record<string, string | null> {
  const amounts = Object.entries(nutrition ?? {});
  return Object.fromEntries(amounts.filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''));
}

import * as z from 'zod';
import { limits, type RecipeInput } from '@hearth/contract';
import type { GroupReader } from '../../../../platform/db/database.ts';
import { findRecipeNames } from './referenced-recipes.repository.ts';

type SentIngredient = NonNullable<RecipeInput['recipeIngredient']>[number];

const text = z.string().trim().max(limits.nameLength);
const optional = text.catch('');
const sentRecipe = z.union([
  text.transform((name) => ({ id: '', slug: '', name })),
  z.object({ id: optional, slug: optional, name: optional }),
]);

/** Says how a recipe is called that an ingredient refers to; empty if it refers to none. */
export type NameRecipe = (ingredient: SentIngredient) => string;

/**
 * The names of the recipes that ingredients refer to, as they are sent, else as the group calls them. They are words of
 * the line: ingredients link to foods and units alone.
 */
export async function nameReferencedRecipes(
  reader: GroupReader,
  ingredients: readonly SentIngredient[],
): Promise<NameRecipe> {
  const unnamed = ingredients.map(readSentRecipe).filter((one) => one !== null && one.name === '');
  const keys = unnamed.flatMap((one) => (one === null ? [] : [one.id, one.slug]));
  const names = await findRecipeNames(
    reader,
    keys.filter((key) => key !== ''),
  );
  return (ingredient) => {
    const sent = readSentRecipe(ingredient);
    if (sent === null) return '';
    return sent.name || (names.get(sent.id) ?? names.get(sent.slug) ?? sent.slug);
  };
}

function readSentRecipe(ingredient: SentIngredient): z.output<typeof sentRecipe> | null {
  if (typeof ingredient === 'string' || !ingredient.referencedRecipe) return null;
  return sentRecipe.safeParse(ingredient.referencedRecipe).data ?? null;
}

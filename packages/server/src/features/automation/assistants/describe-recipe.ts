import type { Recipe } from '@hearth/contract';
import { asWritten, plainText, renderIngredientText } from '@hearth/domain/ingredients/lines';
import { scaledYieldText, scaleForServings, servingsAtScale } from '@hearth/domain/ingredients/scaling';
import { computeLinkedScale } from '@hearth/domain/recipes/linked';

/** A recipe in few words, its amounts for so many servings; as written for null. */
export function describeRecipe(recipe: Recipe, servings: number | null) {
  const scale = scaleForServings(recipe, servings);
  return {
    name: recipe.name,
    slug: recipe.slug,
    description: recipe.description ?? '',
    servings: servingsAtScale(recipe, scale),
    yield: scaledYieldText(recipe, scale, String),
    times: { total: recipe.totalTime, preparation: recipe.prepTime, cooking: recipe.performTime },
    ingredients: recipe.recipeIngredient.map((line) => describeLine(line, scale)),
    steps: recipe.recipeInstructions.map(({ title, summary, text }) => ({
      ...(title ? { section: title } : {}),
      ...(summary ? { heading: summary } : {}),
      text: plainText(text),
    })),
    notes: recipe.notes.map(({ title, text }) => [title, text].filter((part) => part !== '').join(': ')),
    tags: recipe.tags.map(({ name }) => name),
    source: recipe.orgURL,
    rating: recipe.rating,
    lastMade: recipe.lastMade,
  };
}

function describeLine(line: Recipe['recipeIngredient'][number], scale: number) {
  const inner = line.referencedRecipe;
  const often = inner === null ? null : computeLinkedScale(line, inner);
  return {
    ...(line.title ? { section: line.title } : {}),
    text: renderIngredientText(line, { ...asWritten, scale }),
    ...(inner === null || inner.inTrash
      ? {}
      : { recipe: inner.slug, times: often === null ? null : often * scale }),
  };
}

import type { RecipeDraft } from './types.ts';

/** The first draft, with missing fields taken from the second. Groups and lines of one source stay together. */
export function mergeDrafts(first: RecipeDraft, second: RecipeDraft): RecipeDraft {
  const ingredients = first.ingredients.length > 0 ? first : second;
  return {
    title: first.title ?? second.title,
    description: first.description ?? second.description,
    images: [...first.images, ...second.images],
    author: first.author ?? second.author,
    yieldTexts: filled(first.yieldTexts, second.yieldTexts),
    prepTime: first.prepTime ?? second.prepTime,
    cookTime: first.cookTime ?? second.cookTime,
    totalTime: first.totalTime ?? second.totalTime,
    ingredients: ingredients.ingredients,
    ingredientGroups: ingredients.ingredientGroups,
    sections: filled(first.sections, second.sections),
    nutrition: { ...second.nutrition, ...first.nutrition },
    category: filled(first.category, second.category),
    cuisine: filled(first.cuisine, second.cuisine),
    keywords: filled(first.keywords, second.keywords),
    rating: first.rating ?? second.rating,
    ratingsCount: first.ratingsCount ?? second.ratingsCount,
    language: first.language ?? second.language,
    url: first.url ?? second.url,
  };
}

function filled<T>(first: T[], second: T[]): T[] {
  return first.length > 0 ? first : second;
}

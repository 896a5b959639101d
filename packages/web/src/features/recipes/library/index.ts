import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { RecipeSearchProps } from './recipe-search-dialog.tsx';
import type { RecipeSectionProps } from './results/recipe-section.tsx';

/** The library of a group. */
export const RecipeSearchDialog = lazyWithTexts<RecipeSearchProps>(['search', 'ratings'], () =>
  import('./recipe-search-dialog.tsx').then((module) => module.RecipeSearchDialog),
);

/** Recipes narrowed by a cookbook or the like: one by chance, their order, and the cards. */
export const RecipeSection = lazyWithTexts<RecipeSectionProps>(['explore', 'ratings'], () =>
  import('./results/recipe-section.tsx').then((module) => module.RecipeSection),
);
export { foodsQuery, householdsQuery } from './explore.queries.ts';

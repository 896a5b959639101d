import { lazyWithTexts } from '../../platform/i18n/index.ts';

/** The library of a group. */
export const RecipeSearchDialog = lazyWithTexts<{ onClose: () => void }>(['search', 'ratings'], () =>
  import('./recipe-search-dialog.tsx').then((module) => module.RecipeSearchDialog),
);

import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Starter recipes: adding them to a new library, and deleting them again. */
export const AddStartersButton = lazyWithTexts<object>(['starters'], () =>
  import('./add-starters-button.tsx').then((module) => module.AddStartersButton),
);
export const StartersLine = lazyWithTexts<object>(['starters'], () =>
  import('./starters-line.tsx').then((module) => module.StartersLine),
);
export { useAddStarters } from './starters.queries.ts';

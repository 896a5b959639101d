import { calmMs } from '../../../platform/boot/turns.ts';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Starter recipes: adding them to a new library, and deleting them again. */
export const AddStartersButton = lazyWithTexts<object>(['starters'], () =>
  import('./add-starters-button.tsx').then((module) => module.AddStartersButton),
);
/** Comes once the page is calm: it stands below the recipes, and the page's own requests go first. */
export const StartersLine = lazyWithTexts<object>(['starters'], async () => {
  await new Promise((resolve) => setTimeout(resolve, calmMs));
  return (await import('./starters-line.tsx')).StartersLine;
});
export { useAddStarters } from './starters.queries.ts';

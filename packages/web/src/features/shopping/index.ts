import { lazyWithTexts } from '../../platform/i18n/index.ts';
import type { AddToListProps } from './add/add-dialog.tsx';

export type { RecipeToBuy } from './add/recipes-to-buy.ts';
export { useAtHand } from './use-at-hand.ts';

/** Puts ingredients of recipes on a shopping list; it comes when it is first wanted. */
export const AddToListDialog = lazyWithTexts<AddToListProps>(['shopping-lists'], () =>
  import('./add/add-dialog.tsx').then((module) => module.AddToListDialog),
);

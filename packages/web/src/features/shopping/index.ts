import { lazyWithTexts } from '../../platform/i18n/index.ts';
import type { AddToListProps } from './recipes-on-list/add-dialog.tsx';

export type { RecipeToBuy } from './recipes-on-list/recipes-to-buy.ts';
export { usePrefetchedLists } from './sync/use-prefetched-lists.ts';

/** Puts ingredients of recipes on a shopping list; it comes when it is first wanted. */
export const AddToListDialog = lazyWithTexts<AddToListProps>(['shopping-lists'], () =>
  import('./recipes-on-list/add-dialog.tsx').then((module) => module.AddToListDialog),
);

import { lazyWithTexts } from '../../platform/i18n/index.ts';
import type { SoldAtDialogProps } from './stores/sold-at-dialog.tsx';
import type { AddToListProps } from './recipes-on-list/add-dialog.tsx';

export type { RecipeToBuy } from './recipes-on-list/recipes-to-buy.ts';
export { usePrefetchedLists } from './sync/use-prefetched-lists.ts';

/** Adds ingredients of recipes to a shopping list; loaded on first use. */
export const AddToListDialog = lazyWithTexts<AddToListProps>(['shopping-lists'], () =>
  import('./recipes-on-list/add-dialog.tsx').then((module) => module.AddToListDialog),
);

/** Says where a food is sold. */
export const SoldAtDialog = lazyWithTexts<SoldAtDialogProps>(['stores'], () =>
  import('./lists/late-parts.ts').then((module) => module.SoldAtDialog),
);

export { loadListCommands, loadLists } from './load-late.ts';

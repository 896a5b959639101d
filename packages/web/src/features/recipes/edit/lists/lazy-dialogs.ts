import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { MoveToProps } from './move-to-dialog.tsx';
import type { BulkAddProps } from './bulk-add-dialog.tsx';

/** The dialog for many rows at once, loaded on demand. */
export const BulkAddDialog = lazyWithTexts<BulkAddProps>(['editor'], () =>
  import('./bulk-add-dialog.tsx').then((module) => module.BulkAddDialog),
);

/** The question for the place where rows are to go. */
export const MoveToDialog = lazyWithTexts<MoveToProps>(['editor'], () =>
  import('./move-to-dialog.tsx').then((module) => module.MoveToDialog),
);

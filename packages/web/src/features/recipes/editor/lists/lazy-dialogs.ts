import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { BulkAddProps } from './bulk-add-dialog.tsx';

/** The dialog for many rows at once, when somebody asks for it. */
export const BulkAddDialog = lazyWithTexts<BulkAddProps>(['editor'], () =>
  import('./bulk-add-dialog.tsx').then((module) => module.BulkAddDialog),
);

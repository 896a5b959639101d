import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { EntryDialogProps } from './entry-dialog.tsx';

/** The dialog of an entry; loaded on first use. */
export const EntryDialog = lazyWithTexts<EntryDialogProps>(['planner', 'meal-plans', 'dates'], () =>
  import('./entry-dialog.tsx').then((module) => module.EntryDialog),
);

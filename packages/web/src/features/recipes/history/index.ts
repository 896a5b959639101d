import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { HistoryDialogProps } from './history-dialog.tsx';

/** Recipe history. */
export const HistoryDialog = lazyWithTexts<HistoryDialogProps>(['history'], () =>
  import('./history-dialog.tsx').then((module) => module.HistoryDialog),
);

import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Loaded only when the server asks who it is. */
export const ConfirmationDialog = lazyWithTexts(['confirmation'], () =>
  import('./confirmation-dialog.tsx').then((module) => module.ConfirmationDialog),
);

import { lazyWithTexts } from '../../../../platform/i18n/index.ts';

/** Dialogs of the shell; their code comes when they are first opened. */
export const LanguageDialog = lazyWithTexts<{ onClose: () => void }>(['language'], () =>
  import('./language-dialog.tsx').then((module) => module.LanguageDialog),
);

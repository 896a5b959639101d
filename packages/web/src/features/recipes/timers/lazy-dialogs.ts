import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Sets a timer by hand; its code comes when it is opened. */
export const NewTimerDialog = lazyWithTexts<{ name: string; href: string | null; onClose: () => void }>(
  ['timers'],
  () => import('./new-timer-dialog.tsx').then((module) => module.NewTimerDialog),
);

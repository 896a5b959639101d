import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { NewTimerProps } from './new-timer-dialog.tsx';

/** Sets a timer by hand; its code comes when it is opened. */
export const NewTimerDialog = lazyWithTexts<NewTimerProps>(['timers'], () =>
  import('./new-timer-dialog.tsx').then((module) => module.NewTimerDialog),
);

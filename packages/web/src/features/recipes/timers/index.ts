import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Kitchen timers: started anywhere, shown on every page. */
export { NewTimerDialog } from './lazy-dialogs.ts';
export { useHasTimers } from './timer-presence.ts';
export { loadTimers, startTimer } from './load-timers.ts';

export const TimerDock = lazyWithTexts<object>(['timers'], () =>
  import('./timer-dock.tsx').then((module) => module.TimerDock),
);
export { useTimerBadge } from './use-timer-badge.ts';

import type { NewTimer } from './timer.ts';

/** Loads the timer code; components that can start a timer prefetch it. */
export const loadTimers = () => import('./timer-store.ts');

/** Starts a timer; false says that the same words have started one that is still there. */
export async function startTimer(timer: NewTimer): Promise<boolean> {
  const store = await loadTimers();
  return store.startTimer(timer);
}

import { useSyncExternalStore } from 'react';
import { askToNotify } from './notify.ts';
import { unlockAlarm } from './alarm.ts';
import { type NewTimer, readTimers, started, type Timer } from './timer.ts';
import { announceTimers, onTimersChanged, timersKey } from './timer-presence.ts';

let snapshot: { stored: string | null; timers: readonly Timer[] } = { stored: null, timers: [] };

/** The timers of this device, the same list until one changes. */
export function readAllTimers(): readonly Timer[] {
  const stored = localStorage.getItem(timersKey);
  if (stored !== snapshot.stored) snapshot = { stored, timers: readTimers(stored, Date.now()) };
  return snapshot.timers;
}

/** All timers; follows changes in every tab. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(onTimersChanged, readAllTimers);
}

/**
 * Starts a timer, from within a click: the browser allows sound and asks about notifications only then. The same
 * words start one timer; false says that theirs is there already.
 */
export function startTimer(wanted: NewTimer): boolean {
  unlockAlarm();
  askToNotify();
  const timers = readAllTimers();
  const isThere = wanted.source !== undefined && timers.some(({ source }) => source === wanted.source);
  if (isThere) return false;
  const highest = Math.max(0, ...timers.map(({ id }) => Number(id) || 0));
  keep([...timers, started(wanted, String(highest + 1), Date.now())]);
  return true;
}

/** Changes one timer. */
export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer): void {
  keep(readAllTimers().map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)));
}

/** Takes a timer away. */
export function removeTimer(id: string): void {
  keep(readAllTimers().filter((timer) => timer.id !== id));
}

function keep(timers: readonly Timer[]): void {
  if (timers.length === 0) localStorage.removeItem(timersKey);
  else localStorage.setItem(timersKey, JSON.stringify(timers));
  announceTimers();
}

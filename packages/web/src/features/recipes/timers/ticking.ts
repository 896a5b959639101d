import { useEffect, useEffectEvent, useState } from 'react';
import { hasRung, type Timer } from './timer.ts';

const lookMs = 250;

/** Calls back now and four times a second, with the present instant, until the returned function is called. */
export function onTick(look: (now: number) => void): () => void {
  look(Date.now());
  const ticking = setInterval(() => look(Date.now()), lookMs);
  return () => clearInterval(ticking);
}

/**
 * The timers that ring and are not stopped.
 *
 * Only a ringing timer changes React state: state that changed with every tick would interrupt rendering of a long page
 * each time, and a page that takes longer than a tick would never appear.
 */
export function useRinging(timers: readonly Timer[]): readonly Timer[] {
  const [now, setNow] = useState(() => Date.now());
  const look = useEffectEvent((instant: number) => {
    if (timers.some((timer) => hasRung(timer, instant) !== hasRung(timer, now))) setNow(instant);
  });
  useEffect(() => onTick((instant) => look(instant)), []);
  return timers.filter((timer) => hasRung(timer, now));
}

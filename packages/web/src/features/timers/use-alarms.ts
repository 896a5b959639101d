import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/live-region.tsx';
import { beep, unlockAlarm } from './alarm.ts';
import { notify } from './notify.ts';
import { clockText, hasRung, leftOf, type Timer } from './timer.ts';

const LOOK_MS = 250;
const BEEP_MS = 1600;
/** After this long whoever has not come is not there. */
const LOUD_MS = 10 * 60_000;
const OWN_PREFIX = /^(?:⏰|⏱)\ufe0f? [^·]* · /u;

/** The present instant, often enough for a clock that shows seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** Says once that a timer has rung: spoken, as a notification, and as sound until it is stopped. */
export function useAlarms(timers: readonly Timer[], now: number): void {
  const { t } = useTranslation('timers');
  const told = useRef(new Set<string>());
  const ringing = timers.filter((timer) => hasRung(timer, now));
  const isLoud = ringing.some((timer) => leftOf(timer, now) > -LOUD_MS);
  const tell = useEffectEvent(() => {
    for (const timer of ringing) {
      const key = `${timer.id} ${timer.endsAt}`;
      if (told.current.has(key)) continue;
      told.current.add(key);
      announce(t('done', { name: timer.name }));
      notify(t('done', { name: timer.name }), t('ringing'));
    }
  });
  useEffect(() => tell());
  useEffect(() => {
    if (!isLoud) return;
    beep();
    const sounding = setInterval(beep, BEEP_MS);
    return () => clearInterval(sounding);
  }, [isLoud]);
  useSoundAfterReload();
}

/** After a reload the browser wants another click or key before it lets anything sound. */
function useSoundAfterReload(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) globalThis.addEventListener(name, unlockAlarm, { once: true });
    return () => events.forEach((name) => globalThis.removeEventListener(name, unlockAlarm));
  }, []);
}

/** Puts the time that is left before the title of the tab, where a glance finds it. */
export function useTimerTitle(timers: readonly Timer[], now: number): void {
  const soonest = soonestOf(timers, now);
  const left = soonest === undefined ? null : leftOf(soonest, now);
  const prefix = left === null ? '' : `${left <= 0 ? '⏰' : '⏱'} ${clockText(left)} · `;
  useEffect(() => {
    const plain = document.title.replace(OWN_PREFIX, '');
    if (document.title !== prefix + plain) document.title = prefix + plain;
  });
  useEffect(
    () => () => {
      document.title = document.title.replace(OWN_PREFIX, '');
    },
    [],
  );
}

/** The running timer that rings next; of those that have rung, the first. */
export function soonestOf(timers: readonly Timer[], now: number): Timer | undefined {
  return timers
    .filter(({ endsAt }) => endsAt !== null)
    .toSorted((a, b) => leftOf(a, now) - leftOf(b, now))[0];
}

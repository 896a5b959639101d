import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/live-region.tsx';
import { beep, unlockAlarm } from './alarm.ts';
import { notify } from './notify.ts';
import { onTick } from './ticking.ts';
import { clockText, computeLeft, type Timer } from './timer.ts';

const beepMs = 1600;
/** After this time the user is considered absent. */
const loudMs = 10 * 60_000;
const ownPrefix = /^(?:⏰|⏱)\ufe0f? [^·]* · /u;

/** Says once that a timer has rung: spoken, as a notification, and as sound until it is stopped. */
export function useAlarms(ringing: readonly Timer[]): void {
  const { t } = useTranslation('timers');
  const told = useRef(new Set<string>());
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
  const sound = useEffectEvent(() => {
    if (ringing.some((timer) => computeLeft(timer, Date.now()) > -loudMs)) beep();
  });
  const isRinging = ringing.length > 0;
  useEffect(() => {
    if (!isRinging) return;
    sound();
    const sounding = setInterval(() => sound(), beepMs);
    return () => clearInterval(sounding);
  }, [isRinging]);
  useSoundAfterReload();
}

/** After a reload the browser requires another click or key press before it plays sound. */
function useSoundAfterReload(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) globalThis.addEventListener(name, unlockAlarm, { once: true });
    return () => events.forEach((name) => globalThis.removeEventListener(name, unlockAlarm));
  }, []);
}

/** Puts the time that is left before the title of the tab, where a glance finds it. */
export function useTimerTitle(timers: readonly Timer[]): void {
  useEffect(
    () =>
      onTick((now) => {
        const soonest = findSoonest(timers);
        const left = soonest === undefined ? null : computeLeft(soonest, now);
        const prefix = left === null ? '' : `${left <= 0 ? '⏰' : '⏱'} ${clockText(left)} · `;
        const plain = document.title.replace(ownPrefix, '');
        if (document.title !== prefix + plain) document.title = prefix + plain;
      }),
    [timers],
  );
  useEffect(
    () => () => {
      document.title = document.title.replace(ownPrefix, '');
    },
    [],
  );
}

/** The running timer that rings next; of those that have rung, the first. */
export function findSoonest(timers: readonly Timer[]): Timer | undefined {
  return timers
    .filter(({ endsAt }) => endsAt !== null)
    .toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))[0];
}

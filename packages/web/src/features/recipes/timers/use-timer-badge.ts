import { useEffect } from 'react';
import { onTimersChanged } from './timer-presence.ts';
import { readAllTimers } from './timer-store.ts';

/** Shows the number of running timers at the icon of the installed app, where the device can. */
export function useTimerBadge(): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return undefined;
    const show = () => {
      const count = readAllTimers().filter(({ endsAt }) => endsAt !== null).length;
      const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
      shown.catch(() => undefined);
    };
    show();
    return onTimersChanged(show);
  }, []);
}

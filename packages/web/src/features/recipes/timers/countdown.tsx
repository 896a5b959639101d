import { useEffect, useRef } from 'react';
import { onTick } from './ticking.ts';
import { clockText, leftOf, type Timer } from './timer.ts';

/** What is left of a timer, kept up to date past React (see `useRinging`). */
export function Countdown({ timer }: { timer: Timer }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onTick((now) => {
        const text = clockText(leftOf(timer, now));
        if (place.current !== null && place.current.textContent !== text) place.current.textContent = text;
      }),
    [timer],
  );
  return <span ref={place} />;
}

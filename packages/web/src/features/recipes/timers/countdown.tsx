import { useEffect, useRef } from 'react';
import { onTick } from './ticking.ts';
import { clockText, computeLeft, type Timer } from './timer.ts';

/** The remaining time of a timer, updated outside React (see `useRinging`). */
export function Countdown({ timer }: { timer: Timer }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onTick((now) => {
        const text = clockText(computeLeft(timer, now));
        if (place.current !== null && place.current.textContent !== text) place.current.textContent = text;
      }),
    [timer],
  );
  return <span ref={place} />;
}

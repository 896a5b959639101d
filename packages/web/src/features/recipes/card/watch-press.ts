import type { PointerEvent } from 'react';

const holdMs = 500;
const tremorPx = 10;

/**
 * Calls back after a press of half a second: some phones send no event for that. The click that would follow is
 * suppressed, and scrolling cancels the wait.
 *
 * @param now the time on the clock of the event, in milliseconds
 */
export function watchPress(
  { clientX, clientY, timeStamp, target, pointerId }: PointerEvent,
  now: number,
  onHeld: () => void,
): void {
  // Whatever a finger touches holds it until it is lifted, which it may have been while this code was on its way.
  if (!(target instanceof Element && target.hasPointerCapture(pointerId))) return;
  const wait = new AbortController();
  const { signal } = wait;
  const timer = setTimeout(
    () => {
      wait.abort();
      target.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false });
      onHeld();
    },
    holdMs - (now - timeStamp),
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  const end = () => wait.abort();
  for (const event of ['pointerup', 'pointercancel', 'contextmenu', 'scroll'])
    globalThis.addEventListener(event, end, { signal, capture: true });
  globalThis.addEventListener(
    'pointermove',
    (moved) => Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > tremorPx && end(),
    { signal },
  );
}

const restMs = 250;
const slackPx = 8;

/**
 * Calls `begin` once a finger has rested for a moment. One that moves before means to scroll, and one that leaves
 * meant nothing.
 */
export function afterRest(start: PointerEvent, begin: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const isOurs = (event: PointerEvent) => event.pointerId === start.pointerId;
  const timer = setTimeout(() => {
    waiting.abort();
    begin();
  }, restMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const stop = (event: PointerEvent) => {
    if (isOurs(event)) waiting.abort();
  };
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener(
    'pointermove',
    (event) => {
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (way > slackPx) stop(event);
    },
    { signal },
  );
}

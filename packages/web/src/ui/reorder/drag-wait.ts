import type { PointerPress } from './follow-pointer.ts';

const restMs = 250;
/** A finger that trembles still rests, a pointer that trembles does not drag; both in CSS pixels. */
const restSlackPx = 8;
const slackPx = 6;

/**
 * Calls `begin` once a finger has rested for a moment. One that moves before means to scroll, and one that leaves
 * meant nothing.
 */
export function afterRest(start: PointerPress, begin: () => void): void {
  const waiting = whilePressed(start, (way) => {
    if (way > restSlackPx) waiting.abort();
  });
  const timer = setTimeout(() => {
    waiting.abort();
    begin();
  }, restMs);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Calls `begin` once the pointer has gone a way. One that is let go before has clicked. */
export function afterSlack(start: PointerPress, begin: () => void): void {
  const waiting = whilePressed(start, (way) => {
    if (way < slackPx) return;
    waiting.abort();
    begin();
  });
}

/** Tells how far the pointer is from where it was pressed, in CSS pixels, until it is let go or the waiting ends. */
function whilePressed(start: PointerPress, onMove: (way: number) => void): AbortController {
  const waiting = new AbortController();
  const { signal } = waiting;
  const isOurs = (event: PointerEvent) => event.pointerId === start.pointerId;
  const stop = (event: PointerEvent) => {
    if (isOurs(event)) waiting.abort();
  };
  const move = (event: PointerEvent) => {
    if (isOurs(event)) onMove(Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY));
  };
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('pointermove', move, { signal });
  return waiting;
}

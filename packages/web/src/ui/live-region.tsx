import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to screen readers that the eye sees anyway: a count of results, a finished save. */
export function announce(text: string): void {
  // A repeated text would not be spoken, so every second one ends in a blank that no voice reads.
  message = message === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** Where announcements are spoken from. Mounted once. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, spoken, spoken);
  return (
    <output className="visually-hidden" aria-live="polite">
      {text}
    </output>
  );
}

function spoken(): string {
  return message;
}

/** Hears of announcements. @returns what ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

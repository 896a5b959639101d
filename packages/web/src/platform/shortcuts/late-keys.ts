import { useSyncExternalStore } from 'react';
import type { KeyPress } from './shortcut-registry.ts';

/** A key that was pressed, and when, in milliseconds of the page. */
export type TimedPress = KeyPress & { readonly at: number };

/** So long a key waits for the code that knows what it means. */
const maxWaitMs = 2000;

/** The first keys of a visit that mean nothing yet. */
export const heldKeys: TimedPress[] = [];
let isWanted = false;
let isOver = false;
const listeners = new Set<() => void>();

/** Whether keys are pressed at all: the code of those that every page has is fetched only then. */
export function useHasKeys(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted);
}

/** Holds a key that means nothing yet; only the first keys of a visit wait. */
export function holdKey(press: TimedPress): void {
  if (isOver) return;
  heldKeys.push(press);
  if (isWanted) return;
  isWanted = true;
  setTimeout(() => {
    isOver = true;
    heldKeys.length = 0;
  }, maxWaitMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

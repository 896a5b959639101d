import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list of the keys of a page; the frame of the page shows it. */
export const shortcutsHelp = {
  open: () => show(true),
  close: () => show(false),
  useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
};

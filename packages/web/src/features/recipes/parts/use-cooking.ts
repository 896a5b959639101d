import { useCallback, useSyncExternalStore } from 'react';
import { type CookingState, keyPrefix, readCooking, toggled, writeCooking } from './cooking-state.ts';

const changeEvent = 'hearth-cooking';
const snapshots = new Map<string, { stored: string | null; state: CookingState }>();

/** The cooking progress of a recipe on this device, shared by its page, cook mode and all tabs; survives a reload. */
export function useCooking(recipeId: string) {
  const key = keyPrefix + recipeId;
  const state = useSyncExternalStore(subscribe, () => readState(key));
  const change = useCallback(
    (changes: (state: CookingState) => Partial<CookingState>) => {
      const before = readState(key);
      keep(key, { ...before, ...changes(before) });
    },
    [key],
  );
  const tick = useCallback(
    (part: 'ingredients' | 'steps', id: string) => change((now) => ({ [part]: toggled(now[part], id) })),
    [change],
  );
  const setScale = useCallback((scale: number) => change(() => ({ scale })), [change]);
  return { state, change, tick, setScale };
}

function readState(key: string): CookingState {
  const stored = localStorage.getItem(key);
  const known = snapshots.get(key);
  if (known !== undefined && known.stored === stored) return known.state;
  const state = readCooking(stored, Date.now());
  snapshots.set(key, { stored, state });
  return state;
}

function keep(key: string, state: CookingState): void {
  forgetOld();
  const stored = writeCooking(state, Date.now());
  if (stored === null) localStorage.removeItem(key);
  else localStorage.setItem(key, stored);
  globalThis.dispatchEvent(new Event(changeEvent));
}

/** Removes progress of other days, so that the device does not fill up. */
function forgetOld(): void {
  const now = Date.now();
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(keyPrefix)) continue;
    if (writeCooking(readCooking(localStorage.getItem(key), now), now) === null) localStorage.removeItem(key);
  }
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  globalThis.addEventListener(changeEvent, listener);
  return () => {
    globalThis.removeEventListener('storage', listener);
    globalThis.removeEventListener(changeEvent, listener);
  };
}

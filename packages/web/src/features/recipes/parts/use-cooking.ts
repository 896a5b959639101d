import { useMemo, useSyncExternalStore } from 'react';
import {
  type CookingState,
  type ExchangedLine,
  keyPrefix,
  readCooking,
  toggled,
  writeCooking,
} from './cooking-state.ts';

const changeEvent = 'hearth-cooking';
const snapshots = new Map<string, { stored: string | null; state: CookingState }>();

/** The cooking progress of a recipe on this device, shared by its page, cook mode and all tabs; survives a reload. */
export function useCooking(recipeId: string) {
  const state = useCookingPart(recipeId, (whole) => whole);
  return { state, ...useCookingChanges(recipeId) };
}

/**
 * One part of that progress: who shows it is rendered again when this part changes, and not with every tick.
 *
 * @param select answers the same value as long as the part is the same: a text, a number or a field of the state
 */
export function useCookingPart<Part>(recipeId: string, select: (state: CookingState) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(readState(keyPrefix + recipeId)));
}

/** What the cook takes in the place of lines of a recipe at the moment. */
export function readExchanged(recipeId: string): CookingState['exchanged'] {
  return readState(keyPrefix + recipeId).exchanged;
}

/** The ways to change that progress. They stay the same for a recipe. */
export function useCookingChanges(recipeId: string) {
  return useMemo(() => buildChanges(keyPrefix + recipeId), [recipeId]);
}

export type CookingChanges = ReturnType<typeof buildChanges>;

function buildChanges(key: string) {
  const change = (changes: (state: CookingState) => Partial<CookingState>): void => {
    const before = readState(key);
    keep(key, { ...before, ...changes(before) });
  };
  return {
    change,
    tick: (part: 'ingredients' | 'steps', id: string): void =>
      change((now) => ({ [part]: toggled(now[part], id) })),
    /** Takes another line in the place of one; null sets it back. */
    exchange: (id: string, one: ExchangedLine | null): void =>
      change(({ exchanged: { [id]: _gone, ...others } }) => ({
        exchanged: one === null ? others : { ...others, [id]: one },
      })),
    setScale: (scale: number): void => change(() => ({ scale })),
  };
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
  // Parts that have not changed stay the same objects.
  if (stored !== null) snapshots.set(key, { stored, state });
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

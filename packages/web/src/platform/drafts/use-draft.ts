import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { askToKeepStorage } from '../offline/keep-storage.ts';
import { registerDraft, resumesDrafts } from './draft-registry.ts';
import { useOlderTab } from './use-older-tab.ts';

const saveEveryMs = 2000;

/** Work found on the device from an earlier visit. */
export interface KeptDraft<T> {
  value: T;
  savedAt: number;
}

/** Arguments of an editor. */
export interface DraftOptions<T> {
  /** Names the thing and its owner, such as `recipe:{userId}:{recipeId}`. */
  id: string;
  value: T;
  isDirty: boolean;
  /** Puts kept work into the editor. */
  onRestore: (value: T) => void;
}

/** The result for an editor. */
export interface DraftHandle<T> {
  /** Work of an earlier visit that waits for an answer; show a `RecoverBanner`. */
  kept: KeptDraft<T> | null;
  /** When the present work was last written to the device. */
  savedAt: number | null;
  /** Whether an older tab edits the same: the device keeps that one's work, not this one's. */
  isElsewhere: boolean;
  restore: () => void;
  /** Removes the stored draft: after saving, or if the user discards it. */
  clear: () => Promise<void>;
}

/**
 * Keeps unsaved work on the device every two seconds and when the page goes away, and finds it again: after a reload
 * by the app itself at once, else by asking. Of several tabs the oldest one keeps its work.
 */
export function useDraft<T>({ id, value, isDirty, onRestore }: DraftOptions<T>): DraftHandle<T> {
  const key = `hearth.draft.${id}`;
  const [kept, setKept] = useState<KeptDraft<T> | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const written = useRef<T | null>(null);
  const latest = useRef(value);
  const isElsewhere = useOlderTab(key);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const write = useEffectEvent(async () => {
    if (!isDirty || isElsewhere || Object.is(written.current, value)) return;
    written.current = value;
    const now = Date.now();
    await set(key, { value, savedAt: now } satisfies KeptDraft<T>).then(
      () => askToKeepStorage(),
      () => undefined,
    );
    setSavedAt(now);
  });
  const found = useEffectEvent((draft: KeptDraft<T> | undefined) => {
    if (draft === undefined) return setKept(null);
    if (written.current !== null) return undefined;
    if (resumesDrafts() && !isDirty) return onRestore(draft.value);
    return setKept(draft);
  });

  useEffect(() => {
    let isCurrent = true;
    if (isElsewhere) return undefined;
    get<KeptDraft<T>>(key).then(
      (draft) => isCurrent && found(draft),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isElsewhere]);

  useEffect(() => {
    const timer = setInterval(() => void write(), saveEveryMs);
    const flush = () => void write();
    const forget = registerDraft(() => write());
    globalThis.addEventListener('pagehide', flush);
    return () => {
      clearInterval(timer);
      forget();
      globalThis.removeEventListener('pagehide', flush);
    };
  }, []);

  const restore = () => {
    if (kept !== null) onRestore(kept.value);
    setKept(null);
  };
  const clear = useCallback(async () => {
    setKept(null);
    setSavedAt(null);
    // The next tick must not write a removed draft again.
    written.current = latest.current;
    if (!isElsewhere) await del(key).catch(() => undefined);
  }, [key, isElsewhere]);
  return { kept: isElsewhere ? null : kept, savedAt, isElsewhere, restore, clear };
}

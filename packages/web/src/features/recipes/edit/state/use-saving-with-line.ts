import { useLayoutEffect, useRef } from 'react';
import type { Saving } from './use-saving.ts';

/**
 * Saving that first adds what is still typed: the draft that `settle` leaves behind is saved, not the one from before.
 * A second save during that time is ignored, as it is while saving.
 */
export function useSavingWithLine(saving: Saving, settle: () => Promise<void>): Saving {
  const latest = useRef(saving);
  const isSettling = useRef(false);
  useLayoutEffect(() => {
    latest.current = saving;
  });
  const save = async () => {
    if (isSettling.current) return null;
    isSettling.current = true;
    await settle().finally(() => {
      isSettling.current = false;
    });
    return latest.current.save();
  };
  return { ...saving, save };
}

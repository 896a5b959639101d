import { useEffect } from 'react';
import { heldKeys } from './late-keys.ts';
import { findBeginning } from './shortcut-registry.ts';
import { runShortcut } from './use-shortcut.ts';

/** Runs what the first keys of a visit mean to shortcuts whose code came because of them, in their order. */
export function useHeldKeys(): void {
  useEffect(() => {
    for (const press of heldKeys.splice(0))
      if (!runShortcut(press) && findBeginning(press) === undefined) heldKeys.push(press);
  }, []);
}

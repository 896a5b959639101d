import { useEffect, useEffectEvent } from 'react';
import { readPreference } from '../preferences/index.ts';
import { isTypeAheadActive } from './type-ahead-buffer.ts';
import { registerShortcut, type Shortcut, shortcutFor } from './shortcut-registry.ts';
import { isTextTarget } from './text-target.ts';

globalThis.addEventListener?.('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const isTyping = isTypeAheadActive() || isTextTarget(event.target);
  const { key, ctrlKey, metaKey, altKey } = event;
  const shortcut = shortcutFor({
    key,
    ctrlKey,
    metaKey,
    altKey,
    isTyping,
    isPlainOff: !readPreference('keyboard').singleKeys,
  });
  if (shortcut === undefined || isBehindDialog(event.target)) return;
  event.preventDefault();
  shortcut.run();
});

/** Binds a key while the component is shown. Keys without Mod rest while a text field has the focus. */
export function useShortcut({ keys, label, run, isGlobal = false }: Shortcut): void {
  const runLatest = useEffectEvent(run);
  useEffect(
    () => registerShortcut({ keys, label, isGlobal, run: () => runLatest() }),
    [keys, label, isGlobal],
  );
}

/** While a dialog is open, keys belong to it. */
function isBehindDialog(target: EventTarget | null): boolean {
  const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
  return dialog !== null && !(target instanceof Node && dialog.contains(target));
}

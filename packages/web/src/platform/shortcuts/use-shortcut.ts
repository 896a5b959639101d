import { useEffect, useEffectEvent } from 'react';
import { readPreference } from '../preferences/index.ts';
import { holdKey, type TimedPress } from './late-keys.ts';
import { isTypeAheadActive } from './type-ahead-buffer.ts';
import { findBeginning, registerShortcut, type Shortcut, shortcutFor } from './shortcut-registry.ts';
import { isTextTarget } from './text-target.ts';

/** Within this time a second key belongs to the first one. */
const sequenceMs = 1000;
let begun: { before?: string | undefined; at: number } = { at: 0 };

globalThis.addEventListener?.('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.repeat || isModifier(event.key)) return;
  if (isKeptByDialog(event)) return;
  const { ctrlKey, metaKey, altKey, timeStamp } = event;
  const press = {
    key: readKey(event),
    ctrlKey,
    metaKey,
    altKey,
    isTyping: isTypeAheadActive() || isTextTarget(event.target),
    isPlainOff: !readPreference('keyboard').singleKeys,
    at: timeStamp,
  };
  if (runShortcut(press)) event.preventDefault();
  else if (!press.isTyping) holdKey(press);
});

/** Runs what a key means; whether it means anything, be it with a second key. */
export function runShortcut(press: TimedPress): boolean {
  const { before, at } = begun;
  const isSecond = before !== undefined && press.at - at < sequenceMs;
  const shortcut = shortcutFor(isSecond ? { ...press, before } : press);
  begun = { before: shortcut ? undefined : findBeginning(press), at: press.at };
  shortcut?.run();
  return shortcut !== undefined;
}

/** Binds keys while the component is shown. Those without Mod rest while a text field has the focus. */
export function useShortcut({ keys, label, run, isGlobal = false, isEverywhere = false }: Shortcut): void {
  const runLatest = useEffectEvent(run);
  useEffect(
    () => registerShortcut({ keys, label, isGlobal, isEverywhere, run: () => runLatest() }),
    [keys, label, isGlobal, isEverywhere],
  );
}

/** The letter of the key cap where the keyboard writes another script, in which no shortcut is spelled. */
function readKey({ key, code }: KeyboardEvent): string {
  return /^[^\0-\x7f]$/.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}

/** Pressed on the way to another key, as Shift is for `?`. */
function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
}

/** While a dialog is open, keys belong to it; those with Ctrl or ⌘ work from within it, too. */
function isKeptByDialog({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
  if (dialog === null) return false;
  return !(ctrlKey || metaKey) || !(target instanceof Node && dialog.contains(target));
}

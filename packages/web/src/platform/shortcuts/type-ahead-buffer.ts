import { isTextTarget } from './text-target.ts';

/** The part of a key press that decides. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

let text = '';
let close: (() => void) | undefined;

/** Whether keys belong to a field, be it there already or still on its way. */
export function isTypeAheadActive(): boolean {
  return close !== undefined;
}

/**
 * Captures keys for a field that is still loading: typed text is buffered for `typeAheadText`, Escape calls `onEscape`,
 * and shortcuts are disabled until `stopTypeAhead`.
 */
export function startTypeAhead(onEscape: () => void): void {
  if (isTypeAheadActive()) return;
  close = onEscape;
  // Before anything in the page: a row or a button that has the focus would act on the letters.
  addEventListener('keydown', keep, true);
}

/** The buffered text. From here on keys reach the field directly. */
export function typeAheadText(): string {
  const typed = text;
  text = '';
  removeEventListener('keydown', keep, true);
  return typed;
}

/** Stops capturing keys; buffered text that was not read is dropped. */
export function stopTypeAhead(): void {
  close = undefined;
  typeAheadText();
}

/** The buffered text after one more key: `null` closes, `undefined` leaves the key to the browser. */
export function textAfter(before: string, press: Press): string | null | undefined {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return [...before].slice(0, -1).join('');
  if (key === 'Enter') return before;
  // Names of keys are plain letters and digits; an Arabic key can write two letters at once.
  if (key.length > 1 && !/\W/.test(key)) return undefined;
  // Held down, the key that opens the search would write itself.
  return press.repeat ? before : before + key;
}

function keep(event: KeyboardEvent): void {
  // Another field that the reader has gone to meanwhile keeps its letters.
  if (isTextTarget(event.target)) return;
  const after = textAfter(text, event);
  if (after === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (after === null) close?.();
  else text = after;
}

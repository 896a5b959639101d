/** The part of a key press that decides. */
interface EnterPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
  nativeEvent: { isComposing: boolean };
  target: EventTarget;
}

const ownUseOfEnter = 'button, a, select, [contenteditable], [role="option"], [aria-expanded="true"]';

/** Whether a key press means "confirm": Enter where it has no use of its own, Ctrl or ⌘ with Enter in texts of lines. */
export function entersDialog(press: EnterPress): boolean {
  if (press.key !== 'Enter' || press.defaultPrevented || press.nativeEvent.isComposing) return false;
  const target = press.target as Partial<Element>;
  if (target.matches?.('textarea') === true) return press.ctrlKey || press.metaKey;
  return target.matches?.(ownUseOfEnter) !== true;
}

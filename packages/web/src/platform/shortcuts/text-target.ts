/** Kinds of inputs that take no letters. */
const boxes = '[type="checkbox"], [type="radio"], [type="button"], [type="range"]';

/** Whether keys pressed there are text input. */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(`input:not(${boxes}), textarea, select`);
}

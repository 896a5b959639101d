/** What a person would look for on a page. */
export interface Target {
  /** A selector; a name alone is looked for among all that can be pressed. */
  readonly css?: string;
  /** Its label or text; an asterisk at its beginning or end stands for anything. */
  readonly name?: string;
}

/** Of each element that is looked at: the selector that finds all that a person can press. */
const pressable = 'button, a[href], [role="menuitem"], [role="option"], input[type="checkbox"], summary';

/**
 * Runs in the page and answers the first element that is shown and has the name, or null. It is a text, because it
 * travels to two browsers by two protocols, and what compiles this file adds helpers that are not there.
 */
export const findInPage = String.raw`
  const [css, name] = arguments;
  const isShown = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return (box.width > 0 && box.height > 0 && style.visibility !== 'hidden') || element.matches('input[type="checkbox"]');
  };
  const plain = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const ofField = [...(element.labels ?? [])].map((label) => label.textContent);
    return [element.getAttribute('aria-label'), labels, ...ofField, element.innerText, element.title].map(plain);
  };
  const isNamed = (element) => {
    if (name === null) return true;
    const [isOpenStart, isOpenEnd] = [name.startsWith('*'), name.endsWith('*')];
    const words = name.slice(isOpenStart ? 1 : 0, isOpenEnd ? -1 : undefined);
    return namesOf(element).some(
      (own) => own.includes(words) && (isOpenStart || own.startsWith(words)) && (isOpenEnd || own.endsWith(words)),
    );
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown);
  const all = [...document.querySelectorAll(css)].filter((element) => isShown(element) && isNamed(element));
  return all.find((element) => dialogs.some((dialog) => dialog.contains(element))) ?? all[0] ?? null;
`;

/** What the text above is called with. */
export function argumentsFor({ css, name }: Target): [string, string | null] {
  return [css ?? pressable, name ?? null];
}

/** The target in the words of a report. */
export function describeTarget({ css, name }: Target): string {
  return [css, name === undefined ? undefined : `“${name}”`].filter((part) => part !== undefined).join(' ');
}

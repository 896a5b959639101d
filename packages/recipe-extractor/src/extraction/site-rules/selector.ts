/**
 * A part of CSS selectors: `tag`, `.class`, `#id`, `[attribute]`, `[attribute="text"]`, `[attribute*="text"]`,
 * `:first-of-type`, the combinators blank and `>`, and lists with commas.
 */
import {
  type AttributeName,
  childElements,
  classNames,
  keptAttributes,
  type PageElement,
} from '../page/element.ts';

/** Whether an element fits. */
export type Selector = (element: PageElement) => boolean;

type Combinator = 'child' | 'descendant';

interface Step {
  readonly fits: Selector;
  /** How the element of the step before is related to this one. */
  readonly combinator: Combinator;
}

const token = /\s*>\s*|\s+|[.#]?-?[A-Za-z_][\w-]*|\[[a-z:-]{1,40}(?:\*?="[^"\]]{0,200}")?\]|:first-of-type/y;
const attribute = /^\[([a-z:-]+)(?:(\*?)="([^"]*)")?\]$/;

/** Reads a selector. Throws a RangeError that names the place which is not understood. */
export function parseSelector(text: string): Selector {
  const parts = text.split(',').map((part) => parseSteps(part.trim()));
  return (element) => parts.some((steps) => fitsSteps(element, steps));
}

function parseSteps(text: string): Step[] {
  const steps: Step[] = [];
  let tests: Selector[] = [];
  let combinator: Combinator = 'descendant';
  const close = (): void => {
    if (tests.length === 0) throw new RangeError(`Nothing between combinators in "${text}"`);
    const own = tests;
    steps.push({ fits: (element) => own.every((test) => test(element)), combinator });
    tests = [];
  };
  for (const token of splitTokens(text)) {
    if (/^[\s>]/.test(token)) {
      close();
      combinator = token.includes('>') ? 'child' : 'descendant';
    } else tests.push(parseTest(token));
  }
  close();
  return steps;
}

function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (match === null) throw new RangeError(`"${text}" is not understood from "${text.slice(at)}" on`);
    tokens.push(match[0]);
  }
  return tokens;
}

function parseTest(token: string): Selector {
  const name = token.slice(1);
  if (token.startsWith('.')) return (element) => classNames(element).includes(name);
  if (token.startsWith('#')) return ({ attributes }) => attributes.id === name;
  if (token === ':first-of-type') return isFirstOfType;
  if (token.startsWith('[')) return attributeTest(token);
  const tag = token.toLowerCase();
  return (element) => element.tag === tag;
}

function attributeTest(token: string): Selector {
  const [, written = '', part = '', value] = attribute.exec(token) ?? [];
  const name = keptAttributes.find((kept) => kept === written);
  if (name === undefined)
    throw new RangeError(`The attribute of ${token} is not kept: ${keptAttributes.join(', ')}`);
  return ({ attributes }) => hasValue(attributes[name satisfies AttributeName], part, value);
}

function hasValue(actual: string | undefined, part: string, value: string | undefined): boolean {
  if (actual === undefined || value === undefined) return actual !== undefined;
  return part === '*' ? actual.includes(value) : actual === value;
}

function isFirstOfType(element: PageElement): boolean {
  if (element.parent === null) return true;
  return childElements(element.parent).find(({ tag }) => tag === element.tag) === element;
}

/** Whether the last step fits the element, and the others elements around it. One pass over these, whatever they match. */
function fitsSteps(element: PageElement, steps: readonly Step[]): boolean {
  if (steps.at(-1)?.fits(element) !== true) return false;
  let fitted = steps.map(() => false);
  const everFitted = steps.map(() => false);
  for (const at of listAncestors(element)) {
    const before = fitted;
    fitted = steps.map(({ fits, combinator }, index) => {
      if (index > 0 && !(combinator === 'child' ? before : everFitted)[index - 1]) return false;
      return fits(at);
    });
    for (const [index, isFitted] of fitted.entries()) everFitted[index] ||= isFitted;
  }
  return fitted.at(-1) ?? false;
}

/** The elements around an element, the outermost first, and itself. */
function listAncestors(element: PageElement): PageElement[] {
  const chain: PageElement[] = [];
  for (let at: PageElement | null = element; at !== null; at = at.parent) chain.push(at);
  return chain.toReversed();
}

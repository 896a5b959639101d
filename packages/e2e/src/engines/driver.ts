import { writeFile } from 'node:fs/promises';
import { argumentsFor, describeTarget, findInPage, type Target } from './find-in-page.ts';

/** Keys that the walk presses, as both protocols name them. */
export type Key = 'Enter' | 'Escape' | 'Control+s';

/** What a protocol can do; elements are handles of its own. */
export interface Wire<Element> {
  /** Name and version of the browser. */
  readonly browser: string;
  goto(url: string): Promise<void>;
  /** Runs a script as the body of a function; answers the element that it returns. */
  find(script: string, args: readonly unknown[]): Promise<Element | null>;
  /** The value of a field, or else the text of an element. */
  read(element: Element): Promise<string>;
  /** Puts the focus on a field, with all of its text selected: what is typed takes its place. */
  select(element: Element): Promise<void>;
  click(element: Element): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a text into the field with the focus at once, in place of what is selected. */
  paste(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  address(): Promise<string>;
  /** Asks the page; the answer to an expression, which may come later, as text. */
  ask(expression: string): Promise<string>;
  /** A picture of what is shown, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What a paste does, as the body of a function. */
export const pasteInPage = 'document.execCommand("insertText", false, arguments[0]);';

/** Longer texts are pasted: nobody types them. */
const longText = 60;

/** How long a step waits for what it needs. */
const patienceMs = 15_000;
const pauseMs = 100;

/** A page in a browser engine, as a person uses it. */
export interface Driver {
  readonly browser: string;
  goto(path: string): Promise<void>;
  click(target: Target): Promise<void>;
  fillIn(target: Target, text: string): Promise<void>;
  text(target: Target): Promise<string>;
  press(key: Key): Promise<void>;
  waitFor(target: Target): Promise<void>;
  waitUntilGone(target: Target): Promise<void>;
  waitForText(target: Target, text: string): Promise<void>;
  waitForAddress(pattern: RegExp): Promise<void>;
  /** Until an expression in the page is true, at once or later. */
  waitUntil(expression: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The same for every protocol: looks until what is wanted is there, and then acts on it. */
export class PatientDriver<Element> implements Driver {
  readonly #wire: Wire<Element>;
  readonly #root: string;
  readonly #patienceMs: number;

  constructor(wire: Wire<Element>, root: string, patience = patienceMs) {
    this.#wire = wire;
    this.#root = root;
    this.#patienceMs = patience;
  }

  get browser(): string {
    return this.#wire.browser;
  }

  goto(path: string): Promise<void> {
    return this.#wire.goto(`${this.#root}${path}`);
  }

  /** A page that is still moving may take the element away: then the next look finds the new one. */
  async click(target: Target): Promise<void> {
    await this.#until(`press ${describeTarget(target)}`, async () => {
      const element = await this.#look(target);
      if (element === null) return false;
      await this.#wire.click(element);
      return true;
    });
  }

  async fillIn(target: Target, text: string): Promise<void> {
    const element = await this.#found(target);
    await this.#wire.select(element);
    await (text.length > longText ? this.#wire.paste(text) : this.#wire.type(text));
    await this.waitForText(target, text.trim());
  }

  async text(target: Target): Promise<string> {
    return this.#wire.read(await this.#found(target));
  }

  press(key: Key): Promise<void> {
    return this.#wire.press(key);
  }

  async waitFor(target: Target): Promise<void> {
    await this.#found(target);
  }

  waitUntilGone(target: Target): Promise<void> {
    return this.#until(`see ${describeTarget(target)} go`, async () => (await this.#look(target)) === null);
  }

  waitForText(target: Target, text: string): Promise<void> {
    return this.#until(`read “${text.slice(0, 60)}” in ${describeTarget(target)}`, async () => {
      const element = await this.#look(target);
      return element !== null && (await this.#wire.read(element)).includes(text);
    });
  }

  waitForAddress(pattern: RegExp): Promise<void> {
    return this.#until(`come to ${String(pattern)}`, async () => pattern.test(await this.#wire.address()));
  }

  waitUntil(expression: string): Promise<void> {
    return this.#until(`see that ${expression}`, async () => (await this.#wire.ask(expression)) === 'true');
  }

  async screenshot(file: string): Promise<void> {
    await writeFile(file, await this.#wire.picture());
  }

  close(): Promise<void> {
    return this.#wire.close();
  }

  async #found(target: Target): Promise<Element> {
    let found: Element | null = null;
    await this.#until(`find ${describeTarget(target)}`, async () => {
      found = await this.#look(target);
      return found !== null;
    });
    if (found === null) throw new Error(`lost ${describeTarget(target)}`);
    return found;
  }

  #look(target: Target): Promise<Element | null> {
    return this.#wire.find(findInPage, argumentsFor(target));
  }

  /** Tries until it is done; an error counts as one more try, and is told when the patience is over. */
  async #until(what: string, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + this.#patienceMs;
    let last = '';
    while (Date.now() < deadline) {
      try {
        if (await isDone()) return;
      } catch (error) {
        last = `: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new Error(`could not ${what} in ${this.#patienceMs / 1000} s${last}`);
  }
}

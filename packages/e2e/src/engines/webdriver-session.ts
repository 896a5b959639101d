import type { Key } from './driver.ts';
import type { Size } from './engine.ts';

/** How W3C WebDriver names an element. */
export type ElementReference = Readonly<Record<string, string>>;

const answerMs = 20_000;
/** An element that is at the same place after this time has come to rest. */
const restMs = 60;
const specialKeys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
};

interface Opened {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** A session of a W3C WebDriver: what the walk needs of it, over its requests. */
export class WebDriverSession {
  readonly browser: string;
  readonly #url: string;

  private constructor(url: string, browser: string) {
    this.#url = url;
    this.browser = browser;
  }

  static async open(url: string, alwaysMatch: Readonly<Record<string, unknown>>): Promise<WebDriverSession> {
    const opened = (await call('POST', `${url}/session`, { capabilities: { alwaysMatch } })) as Opened;
    const { browserName, browserVersion } = opened.capabilities;
    return new WebDriverSession(`${url}/session/${opened.sessionId}`, `${browserName} ${browserVersion}`);
  }

  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, limitMs?: number): Promise<unknown> {
    return call(method, `${this.#url}/${path}`, body, limitMs);
  }

  run(script: string, args: readonly unknown[]): Promise<unknown> {
    return this.send('POST', 'execute/sync', { script, args });
  }

  /** Presses in the middle of what is shown of it: the driver's own click refuses lines of text that hold a block. */
  async click(element: ElementReference): Promise<void> {
    const [x = 0, y = 0] = await this.#middleAtRest(element);
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.send('POST', 'actions', { actions: [mouse] });
  }

  /** Where its middle is, once it has stopped moving: sheets and menus slide in. */
  async #middleAtRest(element: ElementReference): Promise<readonly number[]> {
    const script = `
      const [element] = arguments;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];`;
    let before: readonly number[] = [];
    for (let look = 0; look < 20; look += 1) {
      const middle = (await this.run(script, [element])) as number[];
      if (middle.every((value, axis) => value === before[axis])) return middle;
      before = middle;
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    throw new Error('it does not stop moving');
  }

  /** Makes what the page sees of the window as large as asked for; the bars of the window come on top. */
  async fit({ width, height }: Size): Promise<void> {
    const wanted = { width, height };
    for (let turn = 0; turn < 3; turn += 1) {
      await this.send('POST', 'window/rect', { x: 0, y: 0, ...wanted });
      const [inner = 0, outer = 0] = (await this.run('return [innerWidth, innerHeight]', [])) as number[];
      if (inner === width && outer === height) return;
      wanted.width += width - inner;
      wanted.height += height - outer;
    }
    throw new Error(`The window cannot be ${width} × ${height}`);
  }

  /** Presses and lets go of one key after the other. */
  async type(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((key) => {
      const value = key === '\n' ? specialKeys['Enter'] : key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    await this.send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async press(key: Key): Promise<void> {
    const keys = key.split('+').map((name) => specialKeys[name] ?? name);
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    await this.send('DELETE', '');
  }
}

async function call(method: string, url: string, body?: unknown, limitMs = answerMs): Promise<unknown> {
  const answer = await fetch(url.replace(/\/$/, ''), {
    method,
    // A browser that hangs fails one step instead of all that come after it.
    signal: AbortSignal.timeout(limitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

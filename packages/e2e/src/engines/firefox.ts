import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Key, pasteInPage, type Wire } from './driver.ts';
import type { Size } from './engine.ts';

/** Firefox of the system's packages, by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { width, height }: Size,
): Promise<Wire<ElementHandle>> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width, height },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'network.captive-portal-service.enabled': false },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width, height });
  return new FirefoxWire(page, await browser.version());
}

class FirefoxWire implements Wire<ElementHandle> {
  readonly browser: string;
  readonly #page: Page;

  constructor(page: Page, browser: string) {
    this.#page = page;
    this.browser = browser;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  async find(script: string, args: readonly unknown[]): Promise<ElementHandle | null> {
    const handle = await this.#page.evaluateHandle(asExpression(script, JSON.stringify(args)));
    return handle.asElement() as ElementHandle | null;
  }

  read(element: ElementHandle): Promise<string> {
    return element.evaluate((own) => ('value' in own ? String(own.value) : (own as HTMLElement).innerText));
  }

  async select(element: ElementHandle): Promise<void> {
    await element.evaluate((own) => {
      (own as HTMLElement).focus();
      if (own instanceof HTMLInputElement || own instanceof HTMLTextAreaElement) own.select();
    });
  }

  click(element: ElementHandle): Promise<void> {
    return element.click();
  }

  async paste(text: string): Promise<void> {
    await this.#page.evaluate(asExpression(pasteInPage, JSON.stringify([text])));
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    if (key !== 'Control+s') return this.#page.keyboard.press(key);
    await this.#page.keyboard.down('Control');
    await this.#page.keyboard.press('s');
    await this.#page.keyboard.up('Control');
  }

  address(): Promise<string> {
    return Promise.resolve(this.#page.url());
  }

  async ask(expression: string): Promise<string> {
    return String(await this.#page.evaluate(`(async () => String(await (${expression})))()`));
  }

  picture(): Promise<Uint8Array> {
    return this.#page.screenshot({ type: 'png' });
  }

  close(): Promise<void> {
    return this.#page.browser().close();
  }
}

function asExpression(body: string, args: string): string {
  return `(function () { ${body} }).apply(null, ${args})`;
}

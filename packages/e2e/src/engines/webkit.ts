import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../harness/stage/hearth-process.ts';
import { type Key, pasteInPage, type Wire } from './driver.ts';
import type { Size } from './engine.ts';
import { type ElementReference, WebDriverSession } from './webdriver-session.ts';

/** Where the window system and WebKit's driver and browser are. */
export interface WebKitPrograms {
  readonly xvfb: string;
  readonly driver: string;
  readonly browser: string;
}

const startMs = 20_000;
const pictureMs = 6000;

/** WebKitGTK's MiniBrowser of the system's packages, in a window of a display that nobody sees. */
export async function startWebKit(programs: WebKitPrograms, size: Size): Promise<Wire<ElementReference>> {
  const home = makeHome();
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const { child: screen, display } = await startDisplay(programs.xvfb);
    children.push(screen);
    const port = await freePort();
    children.push(
      spawn(programs.driver, [`--port=${port}`], { env: environment(home, display), stdio: 'ignore' }),
    );
    const session = await openSession(`http://127.0.0.1:${port}`, programs.browser);
    await session.fit(size);
    return new WebKitWire(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The bar of the browser is wider than a phone, unless its buttons are small. */
const narrowBar = 'button { padding: 0; min-width: 4px; } entry { min-width: 20px; }';

function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'hearth-webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowBar);
  return home;
}

/** No accessibility bus, no settings of the machine's, no graphics card; everything it keeps goes with its home. */
function environment(home: string, display: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    GSETTINGS_BACKEND: 'memory',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

/** The server chooses a number that is free and writes it to the channel that it is given. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const channel = child.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('Xvfb has no display')), startMs).unref();
    child.once('error', reject);
    channel?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { child, display: `:${number}` };
}

async function openSession(url: string, binary: string): Promise<WebDriverSession> {
  const deadline = Date.now() + startMs;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return WebDriverSession.open(url, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

class WebKitWire implements Wire<ElementReference> {
  readonly browser: string;
  readonly #session: WebDriverSession;
  readonly #stop: () => Promise<void>;

  constructor(session: WebDriverSession, stop: () => Promise<void>) {
    this.#session = session;
    this.#stop = stop;
    this.browser = session.browser;
  }

  async goto(url: string): Promise<void> {
    await this.#session.send('POST', 'url', { url });
  }

  async find(script: string, args: readonly unknown[]): Promise<ElementReference | null> {
    return (await this.#session.run(script, args)) as ElementReference | null;
  }

  async read(element: ElementReference): Promise<string> {
    const script = 'const [e] = arguments; return "value" in e ? String(e.value) : e.innerText;';
    return String(await this.#session.run(script, [element]));
  }

  async select(element: ElementReference): Promise<void> {
    await this.#session.run('arguments[0].focus(); arguments[0].select?.();', [element]);
  }

  async click(element: ElementReference): Promise<void> {
    await this.#session.click(element);
  }

  async paste(text: string): Promise<void> {
    await this.#session.run(pasteInPage, [text]);
  }

  type(text: string): Promise<void> {
    return this.#session.type([...text]);
  }

  press(key: Key): Promise<void> {
    return this.#session.press(key);
  }

  async address(): Promise<string> {
    return String(await this.#session.send('GET', 'url'));
  }

  async ask(expression: string): Promise<string> {
    const script = `const done = arguments[0]; (async () => String(await (${expression})))().then(done, (e) => done(String(e)));`;
    return String(await this.#session.send('POST', 'execute/async', { script, args: [] }));
  }

  /** The first picture of a window sometimes never comes; the second one does. */
  async picture(): Promise<Uint8Array> {
    const take = () => this.#session.send('GET', 'screenshot', undefined, pictureMs);
    return Buffer.from(String(await take().catch(take)), 'base64');
  }

  async close(): Promise<void> {
    await this.#session.close().catch(() => undefined);
    await this.#stop();
  }
}

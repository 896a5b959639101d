import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, type HearthProcess } from './hearth-process.ts';

const vite = fileURLToPath(new URL('../../../../../node_modules/.bin/vite', import.meta.url));
const web = fileURLToPath(new URL('../../../../web', import.meta.url));
const startLimitMs = 60_000;
const askEveryMs = 200;

/** The web app as `npm run dev` serves it, in front of a server. */
export class DevelopmentServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = child;
  }

  /** Starts it, and waits until it answers. */
  static async start(hearth: HearthProcess): Promise<DevelopmentServer> {
    const port = await freePort();
    const args = [web, '--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen=false'];
    const env = { ...process.env, HEARTH_SERVER: hearth.url };
    const server = new DevelopmentServer(port, spawn(vite, args, { env, stdio: 'ignore' }));
    await server.#ready();
    return server;
  }

  /** Ends it. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline) {
      if (this.#child.exitCode !== null) throw new Error(`Vite ended with ${this.#child.exitCode}`);
      const answers = await fetch(this.url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answers) return;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    throw new Error('Vite does not answer');
  }
}

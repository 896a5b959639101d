import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const entry = fileURLToPath(new URL('../../../../../dist/server/main.js', import.meta.url));
const seed = fileURLToPath(new URL('../../../../../proof/bench/seed.ts', import.meta.url));
const startLimitMs = 30_000;

/** Credentials of a user. */
export interface Account {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** The first administrator of a test server. */
export const administrator: Account = {
  email: 'cook@example.com',
  username: 'admin',
  password: 'a good long password',
};

export interface HearthOptions {
  /** Adds to or overrides the environment; `undefined` takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** False leaves the database unclaimed. */
  readonly isClaimed?: boolean;
  /** By which the browser calls the server, when its number will not do: passkeys are bound to a name. */
  readonly hostName?: 'localhost';
  /** Another program than the one of the checkout, and the Node that runs it. */
  readonly program?: Program;
}

interface Program {
  readonly node: string;
  readonly entry: string;
}

/** The built server as its own process, on a data folder that outlives restarts. */
export class HearthProcess {
  readonly folder: string;
  readonly url: string;
  readonly #program: Program;
  #env: Readonly<Record<string, string | undefined>>;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(folder: string, port: number, options: HearthOptions) {
    this.folder = folder;
    this.#program = options.program ?? { node: process.execPath, entry };
    this.url = `http://${options.hostName ?? '127.0.0.1'}:${port}`;
    const account = { DEFAULT_EMAIL: administrator.email, DEFAULT_PASSWORD: administrator.password };
    this.#env = {
      DATA_DIR: folder,
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      BASE_URL: this.url,
      LOG_LEVEL: 'error',
      ...(options.isClaimed === false ? {} : account),
      ...options.env,
    };
  }

  /** Starts a server on an empty database. */
  static async start(options: HearthOptions = {}): Promise<HearthProcess> {
    const folder = mkdtempSync(join(fastestFolder(), 'hearth-e2e-'));
    const hearth = new HearthProcess(folder, await freePort(), options);
    await hearth.restart();
    return hearth;
  }

  /** The id of the running process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** The variables that it is started with. */
  get environment(): Readonly<Record<string, string | undefined>> {
    return this.#env;
  }

  /** Output of the process since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Starts the process again on the same data, and waits until it is ready. */
  async restart(): Promise<void> {
    this.#output = '';
    const env = { PATH: process.env['PATH'], ...this.#env };
    const child = spawn(this.#program.node, [this.#program.entry], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await this.#ready(child);
  }

  /** Starts the process again on the same data with more in its environment. */
  async restartWith(env: Readonly<Record<string, string>>): Promise<void> {
    await this.stop();
    this.#env = { ...this.#env, ...env };
    await this.restart();
  }

  /** Writes generated recipes of the administrator straight into the database, and starts again on it. */
  async fill(recipes: number, { foods = 0 } = {}): Promise<void> {
    await this.stop();
    const env = { PATH: process.env['PATH'], ...this.#env };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', seed, String(recipes), String(foods)], {
      env,
    });
    await this.restart();
  }

  /** Ends the process as a power cut would. */
  async killHard(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the process to stop; answers its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Stops the process and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A token of a person; without one, of the first administrator. */
  async signIn({ username, password }: Account = administrator): Promise<string> {
    const body = new URLSearchParams({ username, password });
    const answer = await fetch(`${this.url}/api/auth/token`, { method: 'POST', body });
    const { access_token } = (await answer.json()) as { access_token: string };
    return access_token;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return exit;
  }

  /** Waits until the server answers and has printed where, which it does a moment later. */
  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}:\n${this.#output}`);
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      if (answer?.ok === true && this.#output.includes('Hearth is ready: ')) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The server was not ready in time:\n${this.#output}`);
  }
}

const roomyBytes = 4_000_000_000;

/** Memory where there is enough of it: most of these tests wait for commits to reach the disk otherwise. */
function fastestFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomyBytes ? memory : tmpdir();
}

/** A port of this machine that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

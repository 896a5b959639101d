import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const installed = '/usr/lib/postgresql';
const password = randomBytes(18).toString('hex');
const isReady = 'database system is ready to accept connections';
const startLimitMs = 60_000;

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** A PostgreSQL server with its default durability, which trials may restart and crash. */
export class PostgresServer {
  readonly #url: string;
  readonly #programs: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #owner: Owner;
  #child: ChildProcess | undefined;

  private constructor(programs: string, folder: string, port: number, owner: Owner) {
    this.#programs = programs;
    this.#folder = folder;
    this.#port = port;
    this.#owner = owner;
    this.#url = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  }

  /** Starts a server on an empty folder; null where PostgreSQL is not installed. */
  static async start(): Promise<PostgresServer | null> {
    const programs = findPrograms();
    if (programs === undefined) return null;
    const owner = await findOwner();
    const folder = mkdtempSync(join(tmpdir(), 'hearth-trust-postgres-'));
    const secret = join(folder, 'password');
    writeFileSync(secret, password);
    if (owner.uid !== undefined && owner.gid !== undefined)
      for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
    const access = ['--auth=scram-sha-256', `--pwfile=${secret}`, '-U', 'postgres', '-E', 'UTF8'];
    await execute(join(programs, 'initdb'), ['-D', join(folder, 'data'), '--locale=C.UTF-8', ...access], {
      ...owner,
      cwd: folder,
    });
    const server = new PostgresServer(programs, folder, await freePort(), owner);
    await server.#launch();
    return server;
  }

  /** Makes an empty database; answers its address. */
  async createDatabase(): Promise<string> {
    const name = `trial_${randomBytes(8).toString('hex')}`;
    await this.query(`${this.#url}/postgres`, `create database ${name}`);
    return `${this.#url}/${name}`;
  }

  /** The rows of an answer, each with its columns separated by `|`. */
  async query(database: string, statement: string): Promise<string[]> {
    const { stdout } = await execute(join(this.#programs, 'psql'), [database, '-At', '-c', statement]);
    return stdout.split('\n').filter((row) => row !== '');
  }

  /** Ends the server without a checkpoint, as a crash does, and starts it again. */
  async crashAndRestart(): Promise<void> {
    await this.#end('SIGQUIT');
    await this.#launch();
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async #launch(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'lc_messages=C'];
    const args = ['-D', join(this.#folder, 'data'), '-p', String(this.#port), '-k', this.#folder];
    const child = spawn(
      join(this.#programs, 'postgres'),
      [...args, ...settings.flatMap((one) => ['-c', one])],
      {
        ...this.#owner,
        cwd: this.#folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#child = child;
    await readiness(child);
  }
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(() => reject(new Error(`PostgreSQL is too slow:\n${said}`)), startLimitMs);
    child.once('exit', () => reject(new Error(`PostgreSQL ended:\n${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-10_000);
      if (!said.includes(isReady)) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

function findPrograms(): string | undefined {
  if (!existsSync(installed)) return undefined;
  return readdirSync(installed)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root; then it runs as the user of its package. */
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (kind) => Number((await execute('id', [kind, 'postgres'])).stdout)),
  );
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

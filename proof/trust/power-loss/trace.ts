import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = '/usr/bin/strace';
const calls =
  'openat,write,writev,pwrite64,pwritev,sendto,sendmsg,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink';
/** Longer than any single write of the server. */
const maxTextLength = 1_000_000;

export const hasStrace = existsSync(program);

/** A call to the operating system that has succeeded, as `name(text) = result`. */
export interface SystemCall {
  readonly name: string;
  /** The arguments, with all strings in hexadecimal form. */
  readonly text: string;
  readonly result: number;
}

/** The record of what a process asks the operating system for, in the order in which it was done. */
export class Trace {
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(folder: string, child: ChildProcess) {
    this.#folder = folder;
    this.#child = child;
  }

  /** Begins to record a process that runs. */
  static async attach(pid: number): Promise<Trace> {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-strace-'));
    const options = [
      '-f',
      '-y',
      '-xx',
      '-s',
      String(maxTextLength),
      '-e',
      `trace=${calls}`,
      '-e',
      'signal=none',
    ];
    const target = ['-o', join(folder, 'calls'), '-p', String(pid)];
    const child = spawn(program, [...options, ...target], { stdio: ['ignore', 'ignore', 'pipe'] });
    if (child.stderr !== null) await once(child.stderr, 'data');
    return new Trace(folder, child);
  }

  /** Ends the record and answers it. */
  async end(): Promise<SystemCall[]> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await ended;
    const found: SystemCall[] = [];
    const begun = new Map<string, string>();
    const lines = createInterface({ input: createReadStream(join(this.#folder, 'calls')) });
    for await (const line of lines) {
      const call = readLine(line, begun);
      if (call !== null) found.push(call);
    }
    rmSync(this.#folder, { recursive: true, force: true });
    return found;
  }
}

/** A line of the record; a call that another thread interrupts stands on two, and counts when it is done. */
function readLine(line: string, begun: Map<string, string>): SystemCall | null {
  const thread = line.slice(0, line.indexOf(' '));
  const rest = line.slice(thread.length).trimStart();
  if (rest.endsWith('<unfinished ...>')) {
    begun.set(thread, rest.slice(0, -'<unfinished ...>'.length));
    return null;
  }
  const resumed = /^<\.\.\. \w+ resumed>/.exec(rest);
  const whole = resumed === null ? rest : `${begun.get(thread) ?? ''}${rest.slice(resumed[0].length)}`;
  const name = /^\w+/.exec(whole)?.[0];
  const result = Number(/\)\s+= (-?\d+)[^=]*$/.exec(whole.slice(-500))?.[1]);
  if (name === undefined || !(result >= 0)) return null;
  return { name, text: whole.slice(name.length + 1), result };
}

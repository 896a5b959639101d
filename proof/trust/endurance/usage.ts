import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { residentMb } from '../resident-memory.ts';

/** What a server holds at one moment of a long run. */
export interface Usage {
  /** Hours since the run began. */
  readonly hours: number;
  readonly residentMb: number;
  readonly heapMb: number;
  /** Open files and pipes, without sockets. */
  readonly files: number;
  readonly sockets: number;
  /** Files that are being written, or that a write has left behind. */
  readonly temporaryFiles: number;
  readonly walMb: number;
}

/** Where a server can be looked at from outside. */
export interface Watched {
  readonly pid: number;
  readonly url: string;
  readonly dataFolder: string;
  /** The only folder in which the process finds room for temporary files. */
  readonly temporaryFolder: string;
}

const unfinished = /^\.[0-9a-f-]{36}\.tmp$/;

/** Reads what the server holds now, from the operating system and from its metrics. */
export async function readUsage(watched: Watched, hours: number): Promise<Usage> {
  const { pid, dataFolder, temporaryFolder } = watched;
  const targets = listDescriptors(pid);
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  const names = readdirSync(dataFolder, { recursive: true }).map(
    (path) => String(path).split('/').at(-1) ?? '',
  );
  return {
    hours,
    residentMb: residentMb(pid),
    heapMb: await heapMb(watched.url),
    files: targets.length - sockets,
    sockets,
    temporaryFiles:
      names.filter((name) => unfinished.test(name)).length + readdirSync(temporaryFolder).length,
    walMb: sizeMb(join(dataFolder, 'hearth.db-wal')),
  };
}

async function heapMb(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_used_bytes ([\d.e+]+)/m.exec(metrics)?.[1] ?? 0) / 1024 ** 2;
}

/** What the descriptors of a process lead to; one that is closed meanwhile is left out. */
function listDescriptors(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      return [readlinkSync(join(folder, descriptor))];
    } catch {
      return [];
    }
  });
}

function sizeMb(path: string): number {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1024 ** 2;
}

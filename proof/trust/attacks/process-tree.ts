import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it has started, as Linux lists them. */
export function listProcesses(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listProcesses)];
}

function listChildren(pid: number): number[] {
  const lists = orNothing(() => readdirSync(`/proc/${pid}/task`)).map((thread) =>
    orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ')),
  );
  return lists.flat().map(Number).filter(Boolean);
}

/**
 * Memory of a process in megabytes. What several processes share, such as the code of Node, counts by its share: the sum
 * over all processes is what they take from the machine. 0 for one that has ended.
 */
export function proportionalMb(pid: number): number {
  const [text = ''] = orNothing(() => [readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')]);
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

/** Processes end while they are looked at. */
function orNothing<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

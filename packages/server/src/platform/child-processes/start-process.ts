import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workerFile } from '../workers/worker-file.ts';

/** A large piece of memory that is freed goes back to the system at once, and threads share what is left. */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '32768',
  // The typesetter would work on several pages at once, each with memory of its own.
  RAYON_NUM_THREADS: '1',
};

/**
 * Starts a process of this program's own code; no shell and no other program is involved. It has none of the server's
 * environment, and so none of its secrets.
 * @param path of the source below `src`, without extension; it calls `serveProcess`
 * @param heapMegabytes limit of its JavaScript
 */
export function startProcess(path: string, heapMegabytes: number): ChildProcess {
  const file = workerFile(path);
  const loader = file.pathname.endsWith('.ts') ? [`--import=${import.meta.resolve('tsx')}`] : [];
  const child = fork(fileURLToPath(file), [], {
    execArgv: [...loader, `--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=1', '--expose-gc'],
    env: allocator,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The caller that waits for the process is told; a process that is killed while it receives input is no error.
  return child.on('error', () => undefined);
}

/** Starts and watches the processes that a bench measures. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const startLimitMs = 60_000;

/** A free port of the loopback interface. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts node with `args` and waits until `url` answers.
 * @returns {Promise<{pid: number, firstAnswerMs: number, stop: () => Promise<void>}>}
 */
export async function startNode(args, env, url) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await answering(url, child);
  const firstAnswerMs = performance.now() - started;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { pid: child.pid, firstAnswerMs, stop };
}

async function answering(url, child) {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The process ended with ${child.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer within ${startLimitMs} ms`);
}

/**
 * Processor seconds that the threads of a process have used, as `process.cpuUsage` counts them but to the nanosecond,
 * from /proc (Linux only).
 */
export function processorSeconds(pid) {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [onProcessor] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(onProcessor);
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}

/** Resident memory of a process in MB, from /proc (Linux only). */
export function residentMb(pid) {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1024;
}

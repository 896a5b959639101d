import { Worker } from 'node:worker_threads';
import { residentMb } from '../resident-memory.ts';

/** What an attack cost other users. */
export interface Cost {
  /** The longest wait of another user's request meanwhile, in milliseconds. */
  readonly stallMs: number;
  /** The longest that the server's main thread computed while a request waited, in milliseconds: the stall on a quiet machine. */
  readonly computedMs: number;
  /** By how many megabytes the server grew at its largest. */
  readonly growthMb: number;
}

interface Waits {
  readonly maxMs: number;
  readonly busiestMs: number;
}

const sampleMs = 20;

/** Runs `attack` and measures what it costs the server at `url`. */
export async function measure(url: string, pid: number, attack: () => Promise<void>): Promise<Cost> {
  const probe = new Worker(new URL('probe.mjs', import.meta.url), { workerData: { url, pid } });
  await new Promise((resume) => setTimeout(resume, 300));
  const before = residentMb(pid);
  let largest = before;
  const sampling = setInterval(() => (largest = Math.max(largest, residentMb(pid))), sampleMs);
  await attack();
  const { maxMs, busiestMs } = await new Promise<Waits>((resolve, reject) => {
    probe.once('message', resolve).once('error', reject);
    probe.postMessage('stop', []);
  });
  clearInterval(sampling);
  return { stallMs: maxMs, computedMs: busiestMs, growthMb: largest - before };
}

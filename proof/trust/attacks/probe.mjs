/**
 * Asks a server for the smallest answer it has, again and again, in a thread of its own, and tells the longest wait:
 * how long an attack holds up other users. Beside it stands the longest time that the server's main thread computed
 * during one such wait: what it would be on a machine that does nothing else.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const pauseMs = 10;
const state = { isRunning: true };
let maxMs = 0;
let busiestMs = 0;
let count = 0;

parentPort?.once('message', () => (state.isRunning = false));
while (state.isRunning) {
  const started = performance.now();
  const computed = computedMs();
  const answer = await fetch(`${workerData.url}/api/app/about`).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  maxMs = Math.max(maxMs, performance.now() - started);
  busiestMs = Math.max(busiestMs, computedMs() - computed);
  count += 1;
  await new Promise((resume) => setTimeout(resume, pauseMs));
}
parentPort?.postMessage({ maxMs, busiestMs, count }, []);
parentPort?.close();

/** Milliseconds that the main thread has run so far, as Linux counts them. */
function computedMs() {
  const { pid } = workerData;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/**
 * Asks a server for the smallest answer it has, again and again, in a thread of its own, and tells the longest wait:
 * how long an attack holds up everybody else.
 */
import { parentPort, workerData } from 'node:worker_threads';

const pauseMs = 10;
const state = { isRunning: true };
let longestMs = 0;
let count = 0;

parentPort?.once('message', () => (state.isRunning = false));
while (state.isRunning) {
  const started = performance.now();
  const answer = await fetch(`${workerData.url}/api/app/about`).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  longestMs = Math.max(longestMs, performance.now() - started);
  count += 1;
  await new Promise((resume) => setTimeout(resume, pauseMs));
}
parentPort?.postMessage({ longestMs, count }, []);
parentPort?.close();

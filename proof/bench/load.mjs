/**
 * Load from 8 connections, in this process; the server under test is another one. A figure of refused requests would
 * be a figure of something else, so that a load with one of them ends the bench.
 */
import autocannon from 'autocannon';
import { processorSeconds } from './processes.mjs';

const connections = 8;
const warmUpSeconds = 1;

/**
 * @param {{base: string, headers: object, requests: {path: string, method?: string, body?: string}[], seconds: number, pid: number}} given
 * @returns requests a second, p50 and p99 in ms, and processor ms a request
 * @throws Error when an answer was no success
 */
export async function load({ base, headers, requests, seconds, pid }) {
  await run(base, headers, requests, { duration: warmUpSeconds });
  return summed([await measured(base, headers, requests, { duration: seconds }, pid)]);
}

/**
 * As {@link load}, in rounds of so many requests; work between rounds is not counted.
 * @param {{rounds: number, perRound: number, reset: () => Promise<void>}} given
 */
export async function loadInRounds({ base, headers, requests, pid, rounds, perRound, reset }) {
  await run(base, headers, requests, { amount: perRound * 4 });
  const parts = [];
  for (let round = 0; round < rounds; round += 1) {
    await reset();
    parts.push(await measured(base, headers, requests, { amount: perRound }, pid));
  }
  await reset();
  return summed(parts);
}

async function measured(base, headers, requests, howLong, pid) {
  const before = processorSeconds(pid);
  const result = await run(base, headers, requests, howLong);
  return { result, processor: processorSeconds(pid) - before };
}

function summed(parts) {
  const sum = (valueOf) => parts.reduce((total, part) => total + valueOf(part), 0);
  const answered = sum(({ result }) => result.requests.total);
  return {
    perSecond: answered / sum(({ result }) => result.duration),
    p50: Math.max(...parts.map(({ result }) => result.latency.p50)),
    p99: Math.max(...parts.map(({ result }) => result.latency.p99)),
    processorMs: (sum(({ processor }) => processor) * 1000) / answered,
  };
}

async function run(base, headers, requests, howLong) {
  const result = await autocannon({
    url: base,
    connections,
    ...howLong,
    requests: requests.map((request) => ({ method: 'GET', ...request, headers })),
  });
  const failed = result.non2xx + result.errors;
  if (failed === 0) return result;
  const statuses = Object.entries(result.statusCodeStats).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  const { method = 'GET', path } = requests[0];
  throw new Error(
    `${failed} requests failed (${method} ${path}): ${[...statuses, `${result.errors} errors`].join(', ')}`,
  );
}

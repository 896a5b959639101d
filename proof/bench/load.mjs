/** Load from 8 connections, in this process; the server under test is another one. */
import autocannon from 'autocannon';
import { processorSeconds } from './processes.mjs';

const connections = 8;
const warmUpSeconds = 1;

/**
 * @param {{base: string, headers: object, requests: {path: string, method?: string, body?: string}[], seconds: number, pid: number}} given
 * @returns requests a second, p50 and p99 in ms, processor ms a request, and answers that were no success
 */
export async function load({ base, headers, requests, seconds, pid }) {
  await run(base, headers, requests, { duration: warmUpSeconds });
  return summed([await measured(base, headers, requests, { duration: seconds }, pid)]);
}

/**
 * As {@link load}, in rounds of so many requests: what is done in between is not counted.
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
    failed: sum(({ result }) => result.non2xx + result.errors),
  };
}

function run(base, headers, requests, howLong) {
  return autocannon({
    url: base,
    connections,
    ...howLong,
    requests: requests.map((request) => ({ method: 'GET', ...request, headers })),
  });
}

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
  await run(base, headers, requests, warmUpSeconds);
  const before = processorSeconds(pid);
  const result = await run(base, headers, requests, seconds);
  const processor = processorSeconds(pid) - before;
  const answered = result.requests.total;
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processorMs: (processor * 1000) / answered,
    failed: result.non2xx + result.errors,
  };
}

function run(base, headers, requests, duration) {
  return autocannon({
    url: base,
    connections,
    duration,
    requests: requests.map((request) => ({ method: 'GET', ...request, headers })),
  });
}

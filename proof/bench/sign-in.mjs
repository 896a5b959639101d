/**
 * `npm run bench -- sign-in [--pairs N]`: whether the time of a refused sign-in tells if the name exists. Each pair is
 * a known and an unknown name with a wrong password, in changing order, from changing addresses. Prints the statuses,
 * the bodies, both medians and their difference. A thousand pairs take about ten minutes: each is two slow hashes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './bench-server.mjs';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '1000' } } });
const pairs = Number(values.pairs);
/** More than the limit of failures of one name would lock it. */
const namesOfOne = ['admin', 'bench@example.com'];

const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
const server = await startServer(folder, { HOST_IP: '127.0.0.1', SECURITY_MAX_LOGIN_ATTEMPTS: '1000' });
try {
  await measure();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const known = [];
  const unknown = [];
  const answers = new Set();
  for (let pair = 0; pair < pairs + 10; pair += 1) {
    const names = [
      [known, namesOfOne[pair % namesOfOne.length]],
      [unknown, `nobody-${pair % namesOfOne.length}`],
    ];
    for (const [times, name] of pair % 2 === 0 ? names : names.toReversed()) {
      const { time, answer } = await refusedSignIn(name, pair);
      // The first ones warm the program up.
      if (pair >= 10) times.push(time);
      answers.add(answer);
    }
  }
  const [knownMedian, unknownMedian] = [median(known), median(unknown)];
  process.stdout.write(`answers: ${[...answers].join(' | ')}\n`);
  process.stdout.write(
    `${pairs} pairs: known names ${knownMedian.toFixed(2)} ms, unknown names ${unknownMedian.toFixed(2)} ms, ` +
      `difference of the medians ${Math.abs(knownMedian - unknownMedian).toFixed(2)} ms\n`,
  );
}

async function refusedSignIn(username, pair) {
  const body = new URLSearchParams({ username, password: 'wrong password' });
  const headers = { 'x-forwarded-for': `198.51.100.${pair % 250}` };
  const started = performance.now();
  const answer = await fetch(`${server.base}/api/auth/token`, { method: 'POST', headers, body });
  const text = await answer.text();
  return { time: performance.now() - started, answer: `${answer.status} ${text}` };
}

function median(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

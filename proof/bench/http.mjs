/**
 * `npm run bench [-- --seconds N] [--sizes 2000,100000] [--only tick,add] [--save FILE] [--before FILE]`: what the built
 * server costs, beside the floor: a bare handler of the same framework that reads the same answer as one stored text.
 * Figures of one machine at one time: read the ratios. The first size has 250 foods; the others have 5,000, and 10,000
 * items on 100 lists beside those that are measured. `--save` keeps the figures, and `--before` compares with kept ones.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, createClient, seed, startServer } from './bench-server.mjs';
import { measureFloor } from './measure-floor.mjs';
import { load, loadInRounds } from './load.mjs';
import { residentMb } from './processes.mjs';
import { scenarios } from './scenarios.mjs';
import { printComparison, printGrowth, printHeading, printRow } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    sizes: { type: 'string', default: '2000,20000' },
    only: { type: 'string', default: '' },
    save: { type: 'string' },
    before: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const sizes = options.sizes.split(',').map(Number);
const wanted = options.only.split(',');
const few = { foods: 250, lists: 0 };
const many = { foods: 5000, lists: 100 };

build();
const results = [];
for (const [at, size] of sizes.entries())
  results.push({ size, rows: await measureSize(size, at === 0 ? few : many) });
printGrowth(results);
if (options.before !== undefined) printComparison(JSON.parse(readFileSync(options.before, 'utf8')), results);
if (options.save !== undefined) writeFileSync(options.save, JSON.stringify(results));

/** Everything at one number of recipes, on a fresh database. */
async function measureSize(size, more) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  try {
    seed(folder, size, more);
    return await measureServers(size, more, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServers(size, { foods }, folder) {
  const server = await startServer(folder);
  try {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    printHeading(size, server.firstAnswerMs, residentMb(server.pid));
    const client = await createClient(server.base);
    const rows = [];
    for (const scenario of scenarios(size, foods))
      if (wanted.some((part) => scenario.name.includes(part)))
        rows.push(await measureScenario(scenario, { client, server, folder }));
    process.stdout.write(`memory after the load: ${residentMb(server.pid).toFixed(0)} MB\n`);
    return rows;
  } finally {
    await server.stop();
  }
}

async function measureScenario(scenario, { client, server, folder }) {
  const context = await scenario.prepare?.(client);
  const requests = scenario.requests(context);
  const { base, headers } = client;
  const given = { base, headers, requests, seconds, pid: server.pid };
  const { rounds, perRound, reset } = scenario;
  const ours =
    reset === undefined
      ? await load(given)
      : await loadInRounds({ ...given, rounds, perRound, reset: () => reset(client, context) });
  const floor = await measureFloor(client, scenario.requests(context), { seconds, folder });
  const row = { name: scenario.name, ours, floor };
  printRow(row);
  return row;
}

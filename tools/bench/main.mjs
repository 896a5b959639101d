/**
 * `npm run bench [-- --seconds N] [--sizes 2000,20000]`: what the built server costs, beside the floor: a bare handler of
 * the same framework that reads the same answer as one stored text. Figures of one machine at one time: read the ratios.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, seed, signedInHeaders, startServer } from './bench-server.mjs';
import { load } from './load.mjs';
import { freePort, residentMb, startNode } from './processes.mjs';
import { scenarios } from './scenarios.mjs';
import { printGrowth, printHeading, printRow } from './report.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, sizes: { type: 'string', default: '2000,20000' } },
});
const seconds = Number(options.seconds);
const sizes = options.sizes.split(',').map(Number);

build();
const results = [];
for (const size of sizes) results.push({ size, rows: await measureSize(size) });
printGrowth(results);

/** Everything at one number of recipes, on a fresh database. */
async function measureSize(size) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  try {
    seed(folder, size);
    return await measureServers(size, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServers(size, folder) {
  const server = await startServer(folder);
  const { base } = server;
  try {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    printHeading(size, server.firstAnswerMs, residentMb(server.pid));
    const headers = await signedInHeaders(base);
    const rows = [];
    for (const scenario of scenarios(size))
      rows.push(await measureScenario(scenario, { base, headers, server, folder }));
    process.stdout.write(`memory after the load: ${residentMb(server.pid).toFixed(0)} MB\n`);
    return rows;
  } finally {
    await server.stop();
  }
}

async function measureScenario(scenario, { base, headers, server, folder }) {
  const context = await scenario.prepare?.({ base, headers });
  const requests = scenario.requests(context);
  const ours = await load({ base, headers, requests, seconds, pid: server.pid });
  const floor = scenario.write === true ? null : await measureFloor(base, headers, requests, folder);
  const row = { name: scenario.name, ours, floor };
  printRow(row);
  return row;
}

/** The same answers, each stored as one text, from a bare handler. */
async function measureFloor(base, headers, requests, folder) {
  const answers = [];
  for (const { path } of requests) answers.push(await (await fetch(`${base}${path}`, { headers })).text());
  const path = join(folder, 'floor.db');
  storeFloor(path, answers);
  const port = await freePort();
  const floorBase = `http://127.0.0.1:${port}`;
  const floor = await startNode(
    [join(root, 'tools/bench/floor.mjs'), path, String(port)],
    {},
    `${floorBase}/floor/0`,
  );
  try {
    const same = answers.map((_, index) => ({ path: `/floor/${index}` }));
    return await load({ base: floorBase, headers: {}, requests: same, seconds, pid: floor.pid });
  } finally {
    await floor.stop();
  }
}

function storeFloor(path, answers) {
  rmSync(path, { force: true });
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(path);
  database.exec('create table floor (name text primary key, answer text)');
  const insert = database.prepare('insert into floor values (?, ?)');
  for (const [index, answer] of answers.entries()) insert.run(String(index), answer);
  database.close();
}

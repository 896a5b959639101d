/**
 * `npm run bench -- library [--recipes 100000] [--data FOLDER]`: how long one person with one connection waits in a very
 * large library, for every way to list it. Each question is asked twice over: at once after a change of the group, when
 * nothing is remembered, and again. `--data` keeps the database in a folder, and uses one that is there.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, createClient, seed, startServer } from './bench-server.mjs';
import { libraryQuestions } from './library-questions.mjs';
import { residentMb } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'string', default: '100000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '20' },
  },
});
/** As many as a group has that began with a list of them. */
const linkedFoods = 600;
const rounds = Number(options.rounds);
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'hearth-library-'));

build();
try {
  if (!existsSync(join(folder, 'hearth.db'))) seed(folder, Number(options.recipes), { foods: linkedFoods });
  await measure();
} finally {
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const server = await startServer(folder);
  try {
    const client = await createChangingClient(server.base);
    const { total } = await client.get('/api/recipes?perPage=1');
    process.stdout.write(
      `\n== ${total} recipes, one connection; idle ${residentMb(server.pid).toFixed(0)} MB\n`,
    );
    printLine(['', 'after a change', '', 'again', '']);
    printLine(['', 'p50 ms', 'p95 ms', 'p50 ms', 'p95 ms']);
    for (const question of await libraryQuestions(client)) await measureQuestion(client, question);
    process.stdout.write(`memory at the end: ${residentMb(server.pid).toFixed(0)} MB\n`);
  } finally {
    await server.stop();
  }
}

async function measureQuestion(client, { name, paths }) {
  const first = [];
  const again = [];
  for (let round = 0; round < rounds; round += 1) {
    await client.change();
    const path = paths[round % paths.length];
    first.push(await timed(() => client.get(path)));
    for (let repeat = 0; repeat < 5; repeat += 1) again.push(await timed(() => client.get(path)));
  }
  printLine([name, ...[first, again].flatMap((times) => [share(times, 0.5), share(times, 0.95)])]);
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The value below which that share of the times lies. */
function share(times, part) {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN).toFixed(1);
}

function printLine([name, ...cells]) {
  process.stdout.write(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(15)).join('')}\n`);
}

async function createChangingClient(base) {
  const { ask } = await createClient(base);
  const [{ slug }] = (await ask('/api/recipes?perPage=1')).items;
  let changes = 0;
  const change = () => {
    const description = `Changed for the ${(changes += 1)}th time at ${performance.now()}`;
    return ask(`/api/recipes/${slug}`, { method: 'PATCH', body: JSON.stringify({ description }) });
  };
  return { get: (path) => ask(path), change };
}

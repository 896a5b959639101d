import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** First-load JavaScript of pages, gzipped, against their limits. Run after a build; exits 1 above a limit. */
const bytesPerKb = 1000;
const layout = (name) => `src/features/site/shell/layouts/${name}-layout.tsx`;

/**
 * Page, its limit in kB, what is loaded with it beside the entry.
 * @type {readonly (readonly [name: string, limit: number, roots: readonly string[]])[]}
 */
const pages = [
  ['sign-in', 160, [layout('blank'), 'src/features/people/sessions/login-page.tsx']],
  ['explorer', 200, [layout('main'), 'src/features/recipes/library/explorer/explorer-page.tsx']],
  ['recipe', 225, [layout('main'), 'src/features/recipes/read/recipe-page.tsx']],
];
const cssLimit = 30;
const chunkLimit = 60;
/** Chunks that may be larger because they load on use only. */
const largeChunks = { 'src/features/recipes/edit/': 120 };

const dist = join(import.meta.dirname, '../../dist/web');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();
/** The page, and what it starts once it was drawn. */
const entries = ['index.html', 'src/start-app.tsx'];
let hasFailed = false;

for (const [name, limit, roots] of pages) {
  const files = closure([...entries, ...roots]);
  report(name, sum([...files].map((key) => manifest[key].file)), limit);
}
const entryCss = new Set(
  [...closure([...entries, ...pages[1][2]])].flatMap((key) => manifest[key].css ?? []),
);
report('explorer styles', sum([...entryCss]), cssLimit);
const shared = closure(entries);
for (const [key, chunk] of Object.entries(manifest)) {
  if (shared.has(key) || !chunk.file.endsWith('.js')) continue;
  const size = gz(chunk.file);
  const large = Object.entries(largeChunks).find(([prefix]) => key.startsWith(prefix));
  const limit = large?.[1] ?? chunkLimit;
  if (size > limit * bytesPerKb) report(`chunk ${key}`, size, limit);
}
if (process.argv.includes('--entry')) listEntry();
process.exitCode = hasFailed ? 1 : 0;

/** Everything a set of chunks imports statically, themselves included. */
function closure(keys) {
  const seen = new Set();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    if (manifest[key] === undefined) throw new Error(`No chunk ${key} in the manifest`);
    seen.add(key);
    queue.push(...(manifest[key].imports ?? []));
  }
  return seen;
}

function sum(files) {
  return [...new Set(files)].reduce((total, file) => total + gz(file), 0);
}

function gz(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

function report(name, bytes, limit) {
  const isOver = bytes > limit * bytesPerKb;
  hasFailed ||= isOver;
  const size = (bytes / bytesPerKb).toFixed(1).padStart(7);
  process.stdout.write(`${isOver ? 'OVER' : 'ok  '} ${size} kB gz of ${limit}  ${name}\n`);
}

function listEntry() {
  const rows = [...shared].map((key) => [gz(manifest[key].file), manifest[key].file]);
  for (const [size, file] of rows.sort((a, b) => b[0] - a[0])) process.stdout.write(`${size}\t${file}\n`);
}

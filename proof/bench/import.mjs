#!/usr/bin/env node
/**
 * Runs the recipe extractor over a folder of saved pages and measures it.
 *
 * usage: npm run bench -- import PAGES_DIR OUT.jsonl [--scorer FILE] [options of the scorer, e.g. --worst 30]
 *   PAGES_DIR   <host>/<file>.testhtml, a folder a host
 *   OUT.jsonl   a line a page: {"host","file","recipe":{…},"ms":12.3}; recipe is {} where none was found.
 *               Fields: title, total_time, prep_time, cook_time (minutes), yields, ingredients [text],
 *               ingredient_groups [{purpose, ingredients}], instructions_list [text], image, nutrients {key: text},
 *               author, description, category, cuisine [text], keywords [text], ratings, ratings_count, language,
 *               canonical_url, site_name. ms is CPU time of the process, of compiled code after a warm-up.
 *   --scorer    program that compares OUT.jsonl with the expected recipes; by default ../shared/data/score-scrape.mjs
 *               beside the project. types.json beside PAGES_DIR is passed to it when present.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractRecipe } from '../../packages/recipe-extractor/src/extraction/index.ts';
import { scorerRecipe } from './scorer-recipe.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const pageSuffix = '.testhtml';
const warmUpPages = 60;

function readArguments(argv) {
  const options = { positional: [], scorer: join(root, '../shared/data/score-scrape.mjs'), passed: [] };
  for (let at = 0; at < argv.length; at += 1) {
    if (argv[at] === '--scorer') options.scorer = argv[++at];
    else if (argv[at].startsWith('--')) options.passed.push(argv[at], argv[++at]);
    else options.positional.push(argv[at]);
  }
  return options;
}

function listPages(folder) {
  const hosts = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return hosts.flatMap(({ name: host }) =>
    readdirSync(join(folder, host))
      .filter((file) => file.endsWith(pageSuffix))
      .map((file) => ({ host, file: file.slice(0, -pageSuffix.length), path: join(folder, host, file) })),
  );
}

function measure(extractRecipe, { host, file, path }) {
  const html = readFileSync(path, 'utf8');
  const before = process.cpuUsage();
  const recipe = extractRecipe(html, `https://${host}/`);
  const used = process.cpuUsage(before);
  return { host, file, recipe: scorerRecipe(recipe), ms: (used.user + used.system) / 1000 };
}

function printSummary(lines) {
  const times = lines.map((line) => line.ms).sort((a, b) => a - b);
  const at = (share) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const without = lines.filter((line) => Object.keys(line.recipe).length === 0).length;
  console.log(`pages ${lines.length}, without a recipe ${without}`);
  console.log(`CPU ms a page: median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`);
}

function runScorer({ scorer, passed }, pages, out) {
  if (!existsSync(scorer)) {
    console.log(`no scorer at ${scorer}: fields are not compared`);
    return 0;
  }
  const types = join(pages, '..', 'types.json');
  const typesOption = existsSync(types) ? ['--types', types] : [];
  return (
    spawnSync(process.execPath, [scorer, pages, out, ...typesOption, ...passed], { stdio: 'inherit' })
      .status ?? 1
  );
}

async function main() {
  const options = readArguments(process.argv.slice(2));
  const [pages, out] = options.positional;
  if (out === undefined) {
    console.error('usage: npm run bench -- import PAGES_DIR OUT.jsonl [--scorer FILE]');
    return 2;
  }
  const list = listPages(pages);
  for (const page of list.slice(0, warmUpPages)) measure(extractRecipe, page);
  const lines = list.map((page) => measure(extractRecipe, page));
  writeFileSync(out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  printSummary(lines);
  return runScorer(options, pages, out);
}

process.exitCode = await main();

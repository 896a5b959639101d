/**
 * Reads labelled ingredient lines with the model that the app ships and measures it.
 *
 * usage: npm run bench -- ingredients GOLD.jsonl[.xz] OUT.jsonl [--held-back] [--scorer FILE] [--worst N]
 *   GOLD.jsonl    lines {"source","sentence","labels","spans","gold"}
 *   OUT.jsonl     a line each: {"sentence","quantity","quantityMax","unit","food","note","ms"}
 *   --held-back   only the lines that no training has seen, of the sources that follow the newer labelling
 *   --scorer      program that compares OUT.jsonl with GOLD.jsonl; by default that of the shared data, where present
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type LabelledLine, labelLine, type LabelModel, loadLabelModel } from '@hearth/ingredients/model';
import {
  chooseFold,
  isOfOlderScheme,
  readSamples,
  type Sample,
} from '../../packages/ingredients/trainer/samples.ts';
import { corpusSlots } from './ingredient-slots.ts';

const scorer = resolve(import.meta.dirname, '../../../shared/data/score-ingredients.mjs');
const warmUp = 2000;
const sureShare = 0.95;

const { values, positionals } = parseArgs({
  options: {
    'held-back': { type: 'boolean', default: false },
    scorer: { type: 'string', default: scorer },
    worst: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const [gold, out] = positionals;
if (gold === undefined || out === undefined) throw new Error('usage: GOLD.jsonl OUT.jsonl');

const isWanted = (sample: Sample) =>
  !values['held-back'] || (chooseFold(sample.sentence) === 'held back' && !isOfOlderScheme(sample));
const samples = readSamples(gold).filter(isWanted);
const started = performance.now();
const model = await loadLabelModel();
console.log(`${samples.length} lines; the model loads in ${(performance.now() - started).toFixed(0)} ms`);
for (const { sentence } of samples.slice(0, warmUp)) labelLine(sentence, model);

const results = samples.map(({ sentence }) => {
  const before = performance.now();
  const labelled = labelLine(sentence, model);
  return { labelled, ms: performance.now() - before };
});
const rows = results.map(({ labelled, ms }, at) => ({
  ...corpusSlots(samples[at]?.sentence ?? '', labelled),
  ms,
}));
writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const total = results.reduce((sum, { ms }) => sum + ms, 0);
console.log(`${Math.round((1000 * results.length) / total)} lines a second`);
printLabels(results.map(({ labelled }) => labelled));
printGrowth(model);
if (existsSync(values.scorer)) score(values.scorer);

/** Words and whole sentences that are labelled right, and whether the lines that look sure are. */
function printLabels(lines: readonly (LabelledLine | null)[]): void {
  const measured = lines.flatMap((labelled, at) => {
    const sample = samples[at];
    return sample?.spans && labelled
      ? [{ ...rightWords(sample, labelled), confidence: labelled.confidence, isPooled: labelled.isPooled }]
      : [];
  });
  if (measured.length === 0) return;
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
  const words = measured.reduce((sum, { total: count }) => sum + count, 0);
  const right = measured.reduce((sum, one) => sum + one.right, 0);
  const isWhole = (one: { right: number; total: number }) => one.right === one.total;
  const pooled = measured.filter(({ isPooled }) => isPooled);
  const sure = measured.filter(({ confidence }) => confidence >= sureShare);
  console.log(
    `words ${share(right, words)}, sentences ${share(measured.filter(isWhole).length, measured.length)}`,
  );
  console.log(`the network had a say in ${share(pooled.length, measured.length)} of the lines`);
  console.log(
    `said to be at least ${100 * sureShare} % sure: ${share(sure.length, measured.length)} of the lines, ` +
      `${share(sure.filter(isWhole).length, sure.length)} of them right`,
  );
}

function rightWords({ spans, labels }: Sample, labelled: LabelledLine): { right: number; total: number } {
  const isRight = ([start, end]: readonly [number, number], at: number) => {
    const own = labelled.tokens.findIndex((token) => token.end > start && token.start < end);
    return labelled.labels[own] === labels[at];
  };
  return { right: (spans ?? []).filter(isRight).length, total: labels.length };
}

/** Time for lines of twice the length, up to the longest that is read, and for one that is refused. */
function printGrowth(labels: LabelModel): void {
  for (const length of [500, 1000, 2000, 50_000]) {
    const line = '2 cups chopped fresh parsley, '.repeat(length / 30 + 1).slice(0, length);
    const times = Array.from({ length: 20 }, () => {
      const before = performance.now();
      labelLine(line, labels);
      return performance.now() - before;
    });
    const isRefused = labelLine(line, labels) === null;
    console.log(`${length} characters: ${Math.min(...times).toFixed(2)} ms${isRefused ? ', refused' : ''}`);
  }
}

function score(scorer: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ingredients-'));
  const wanted = join(folder, 'gold.jsonl');
  writeFileSync(wanted, samples.map((sample) => `${JSON.stringify(sample)}\n`).join(''));
  spawnSync(process.execPath, [scorer, wanted, out ?? '', '--worst', values.worst], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

/**
 * Trains the model that labels English ingredient lines and writes it where the program loads it.
 *
 * usage: npm run train:ingredients -- LINES.jsonl[.xz] [--python PROGRAM]
 *   LINES.jsonl   labelled lines: {"source","sentence","labels","spans","agree"?}
 *   --python      a Python that has the package python-crfsuite; `python3` unless told otherwise
 *
 * Two trainings: one without the calibration fold tells how often a line is right that the model is so sure of; the one
 * that is written has learned from that fold, too. The fold that is held back is in neither.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featuresOf, readModel, type StoredModel } from '@hearth/domain/ingredients/crf';
import { fitCalibration } from './calibration.ts';
import { storedModel, type TrainedWeights } from './stored-model.ts';
import { foldOf, isOfOlderScheme, isUsable, labelledTokens, readSamples, type Sample } from './samples.ts';

const MODEL = resolve(import.meta.dirname, '../../packages/domain/src/ingredients/crf/model.json');
const SETTINGS = { c1: '0.3', c2: '0.5', iterations: '200', minfreq: '2' };

const { values, positionals } = parseArgs({
  options: { python: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('Which file has the labelled lines?');

const samples = readSamples(file).filter(isUsable);
const folder = mkdtempSync(join(tmpdir(), 'train-ingredients-'));
try {
  const trained = samples.filter(({ sentence }) => foldOf(sentence) === 'training');
  const spared = samples.filter((one) => foldOf(one.sentence) === 'calibration' && !isOfOlderScheme(one));
  const preliminary = storedModel(train(trained), [1, 0]);
  const calibration = fitCalibration(readModel(preliminary), spared);
  const all = samples.filter(({ sentence }) => foldOf(sentence) !== 'held back');
  write(storedModel(train(all), calibration));
} finally {
  rmSync(folder, { recursive: true });
}

function train(lines: readonly Sample[]): TrainedWeights {
  const features = join(folder, 'features.txt');
  const out = join(folder, 'weights.json');
  writeFileSync(features, lines.map(trainingText).join(''));
  const options = Object.entries(SETTINGS).flatMap(([name, value]) => [`--${name}`, value]);
  const script = join(import.meta.dirname, 'train.py');
  const { status } = spawnSync(values.python ?? 'python3', [script, features, out, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The training failed');
  return JSON.parse(readFileSync(out, 'utf8')) as TrainedWeights;
}

function trainingText(sample: Sample): string {
  const { tokens, labels } = labelledTokens(sample);
  const rows = featuresOf(tokens).map((features, at) => [labels[at], ...features.map(oneCell)].join('\t'));
  return `${rows.join('\n')}\n\n`;
}

function oneCell(feature: string): string {
  return feature.replace(/[\t\n]/gu, ' ');
}

function write(model: StoredModel): void {
  writeFileSync(MODEL, `${JSON.stringify(model, null, 1)}\n`);
  console.log(`${model.features.split('\n').length} features, calibration ${model.calibration.join(' ')}`);
}

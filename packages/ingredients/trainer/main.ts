/**
 * Trains the model that labels English ingredient lines and writes it where the program loads it: a conditional random
 * field, and a network that has a say in the lines that the field is not sure of.
 *
 * usage: npm run train:ingredients -- LINES.jsonl[.xz] [--python PROGRAM]
 *   LINES.jsonl   labelled lines: {"source","sentence","labels","spans","agree"?}
 *   --python      a Python that has the packages python-crfsuite, jax and optax; `python3` unless told otherwise
 *
 * Two trainings: one without the calibration fold tells how often a line is right that the model is so sure of; the one
 * that is written has learned from that fold, too. The fold that is held back is in neither.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readModel, type StoredModel } from '../src/model/index.ts';
import { fitCalibration } from './calibration.ts';
import { chooseFold, isOfOlderScheme, isUsable, readSamples } from './samples.ts';
import { type Calibrations, storedModel, uncalibrated } from './stored-model.ts';
import { storedNetwork } from './stored-network.ts';
import { trainCrf, trainNetwork, type Workshop } from './training.ts';

const models = resolve(import.meta.dirname, '../src/model');

const { values, positionals } = parseArgs({
  options: { python: { type: 'string', default: 'python3' } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('Which file has the labelled lines?');

const samples = readSamples(file).filter(isUsable);
const folder = mkdtempSync(join(tmpdir(), 'train-ingredients-'));
try {
  const workshop = { python: values.python, folder };
  const calibrations = await calibrated(workshop);
  const all = samples.filter(({ sentence }) => chooseFold(sentence) !== 'held back');
  const model = storedModel(trainCrf(all, workshop), calibrations);
  write('model.json', model);
  write('network.json', storedNetwork(trainNetwork(all, workshop)));
  console.log(`${model.features.split('\n').length} features`, calibrations);
} finally {
  rmSync(folder, { recursive: true });
}

/** How sure models may be that have not learned from the lines of the calibration fold. */
async function calibrated(workshop: Workshop): Promise<Calibrations> {
  const trained = samples.filter(({ sentence }) => chooseFold(sentence) === 'training');
  const spared = samples.filter((one) => chooseFold(one.sentence) === 'calibration' && !isOfOlderScheme(one));
  const stored: StoredModel = storedModel(trainCrf(trained, workshop), uncalibrated);
  const model = await readModel(stored, storedNetwork(trainNetwork(trained, workshop)));
  return {
    calibration: fitCalibration(await readModel(stored, null), spared, () => true),
    pooledCalibration: fitCalibration(model, spared, ({ isPooled }) => isPooled),
  };
}

function write(name: string, model: object): void {
  writeFileSync(join(models, name), `${JSON.stringify(model, null, 1)}\n`);
}

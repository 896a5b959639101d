import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenInputs } from '../src/model/network/index.ts';
import { listFeatures, labelNames } from '../src/model/index.ts';
import { labelledTokens, type Sample } from './samples.ts';
import type { TrainedWeights } from './stored-model.ts';
import type { TrainedNetwork } from './stored-network.ts';

const crf = { c1: '0.3', c2: '0.5', iterations: '200', minfreq: '2' };
const network = { epochs: '14', units: '96', seed: '1' };

/** Where trainings run: the program that runs Python, and a folder for their files. */
export interface Workshop {
  readonly python: string;
  readonly folder: string;
}

/** Trains the conditional random field on these lines. @throws Error where the training fails */
export function trainCrf(lines: readonly Sample[], workshop: Workshop): TrainedWeights {
  return run('train_crf.py', lines.map(crfText).join(''), crf, workshop) as TrainedWeights;
}

/** Trains the network on these lines. @throws Error where the training fails */
export function trainNetwork(lines: readonly Sample[], workshop: Workshop): TrainedNetwork {
  return run('train_network.py', lines.map(networkText).join(''), network, workshop) as TrainedNetwork;
}

function run(
  script: string,
  lines: string,
  settings: Readonly<Record<string, string>>,
  { python, folder }: Workshop,
): unknown {
  const [input, out] = [join(folder, 'lines'), join(folder, 'weights.json')];
  writeFileSync(input, lines);
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const { status } = spawnSync(python, [join(import.meta.dirname, script), input, out, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} failed`);
  return JSON.parse(readFileSync(out, 'utf8'));
}

function crfText(sample: Sample): string {
  const { tokens, labels } = labelledTokens(sample);
  const rows = listFeatures(tokens).map((features, at) => [labels[at], ...features.map(oneCell)].join('\t'));
  return `${rows.join('\n')}\n\n`;
}

function oneCell(feature: string): string {
  return feature.replace(/[\t\n]/gu, ' ');
}

function networkText(sample: Sample): string {
  const { tokens, labels } = labelledTokens(sample);
  const inputs = tokenInputs(tokens);
  const line = {
    words: inputs.map(({ word }) => word),
    characters: inputs.map(({ characters }) => characters),
    shapes: inputs.map(({ shape }) => shape),
    places: inputs.map(({ place }) => place),
    labels: labels.map((label) => labelNames.indexOf(label)),
  };
  return `${JSON.stringify(line)}\n`;
}

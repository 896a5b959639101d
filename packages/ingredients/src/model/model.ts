import type { Calibration } from './calibration.ts';
import { createFeatureTable, type FeatureKey, type FeatureTable } from './features/feature-table.ts';
import { readNetwork, type StoredNetwork } from './network/index.ts';
import { labelNames } from './labels.ts';
import { type OpinionPool, opinionPool } from './opinion-pool.ts';
import { templates } from './features/templates.ts';
import { fixedVocabulary, noText, type Vocabulary } from './features/vocabulary.ts';

/** The trained weights as they are stored; `train` in tools writes them. */
export interface StoredModel {
  /** What the model was trained from, and how: for people. */
  readonly about: string;
  /** Weights are stored as whole numbers, this many to one. */
  readonly scale: number;
  /** From each label (row) to each label, in the order of `labelNames`. */
  readonly transitions: readonly (readonly number[])[];
  /** `template text…<tab>label:weight label:weight …`, a line each; labels by number. */
  readonly features: string;
  /** Turns the log probability of the best labels into the share of such lines that are right: a and b of a sigmoid. */
  readonly calibration: readonly number[];
  /** The same for lines whose labels the network has a say in. */
  readonly pooledCalibration: readonly number[];
}

/** A linear-chain conditional random field over the labels of ingredient lines. */
export interface LabelModel {
  readonly vocabulary: Vocabulary;
  readonly table: FeatureTable;
  /** Flat, row by row: `transitions[from * labels + to]`. */
  readonly transitions: Float64Array;
  readonly calibration: Calibration;
  /** Null where no network has a say. */
  readonly pool: OpinionPool | null;
}

/** Waits for others, where reading goes on beside them. */
export type Pause = () => Promise<void>;

/**
 * Reads stored weights into the form in which lines are labelled. Takes some 200 ms, once per process; at every `pause`
 * others can have their turn, so that none of it takes longer than some 50 ms at once.
 */
export async function readModel(
  { scale, transitions, features: lines, calibration, pooledCalibration }: StoredModel,
  network: StoredNetwork | null,
  pause: Pause = async () => undefined,
): Promise<LabelModel> {
  const stored = lines.split('\n').filter((row) => row !== '');
  const rows = await mapWithPauses(stored, parseRow, pause);
  const vocabulary = fixedVocabulary(rows.flatMap(({ texts }) => texts));
  const findId = (text: string | undefined) => (text === undefined ? noText : vocabulary.findId(text));
  const buildKey = ({ template, texts: [first, second, third] }: FeatureRow): FeatureKey => [
    templateNumbers.get(template) ?? templates.length,
    findId(first),
    findId(second),
    findId(third),
  ];
  const features = await mapWithPauses(
    rows,
    (row) => [buildKey(row), parseWeights(row.weights, scale)] as const,
    pause,
  );
  const table = createFeatureTable(features, vocabulary.size + 1);
  await pause();
  const flat = Float64Array.from(transitions.flat(), (one) => one / scale);
  const pooled = readCalibration(pooledCalibration);
  return {
    vocabulary,
    table,
    transitions: flat,
    calibration: readCalibration(calibration),
    pool: network === null ? null : opinionPool(flat, readNetwork(network), pooled),
  };
}

/** As `map` of arrays, with a pause after every few hundred items. */
async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  pause: Pause,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % 512 === 0) await pause();
    results.push(map(item));
  }
  return results;
}

function readCalibration([slope = 1, intercept = 0]: readonly number[]): Calibration {
  return [slope, intercept];
}

const templateNumbers = new Map<string, number>(templates.map((name, number) => [name, number]));

interface FeatureRow {
  readonly template: string;
  readonly texts: readonly string[];
  readonly weights: string;
}

function parseRow(row: string): FeatureRow {
  const [name = '', weights = ''] = row.split('\t');
  const [template = '', ...texts] = name.split(' ');
  return { template, texts, weights };
}

function parseWeights(text: string, scale: number): Float64Array {
  const weights = new Float64Array(labelNames.length);
  for (const pair of text.split(' ')) {
    const [label = '0', weight = '0'] = pair.split(':');
    weights[Number(label)] = Number(weight) / scale;
  }
  return weights;
}

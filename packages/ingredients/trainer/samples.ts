import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Label, type Token, tokenize } from '../src/model/index.ts';

/** A labelled ingredient line as the training file has it. */
export interface Sample {
  readonly source: string;
  readonly sentence: string;
  readonly labels: readonly Label[];
  /** Places of the labelled words in the sentence; null where they could not be found. */
  readonly spans: readonly (readonly [start: number, end: number])[] | null;
  /** Of lines labelled by an older scheme, whether they fit the newer one. */
  readonly agree?: boolean;
}

/** The parts of the training file, told apart by the first byte of the SHA-256 of the sentence. */
export type Fold = 'held back' | 'calibration' | 'training';

const heldBackBelow = 26;
const calibrationBelow = 39;

/** A tenth is held back and never trained on; a twentieth finds out how sure the model may be. */
export function chooseFold(sentence: string): Fold {
  const first = createHash('sha256').update(sentence).digest()[0] ?? 0;
  if (first < heldBackBelow) return 'held back';
  return first < calibrationBelow ? 'calibration' : 'training';
}

/** Lines labelled by the older scheme are trained on where they agree with the newer, and never measured. */
export function isOfOlderScheme({ source }: Sample): boolean {
  return source.startsWith('nyt');
}

/** Reads the training file; `.xz` is unpacked by the program of that name. */
export function readSamples(file: string): Sample[] {
  const text = file.endsWith('.xz') ? unpacked(file) : readFileSync(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample);
}

function unpacked(file: string): string {
  const { status, stdout, stderr } = spawnSync('xz', ['-dkc', file], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`xz could not read ${file}: ${stderr}`);
  return stdout;
}

/** The tokens of a sample with the label of the labelled word that each shares most characters with. */
export function labelledTokens({ sentence, labels, spans }: Sample): { tokens: Token[]; labels: Label[] } {
  const tokens = tokenize(sentence);
  const shared = (token: Token, [start, end]: readonly [number, number]) =>
    Math.min(token.end, end) - Math.max(token.start, start);
  const chooseLabel = (token: Token): Label => {
    const overlaps = (spans ?? []).map((span) => shared(token, span));
    const most = Math.max(0, ...overlaps);
    return most === 0 ? 'PUNC' : (labels[overlaps.indexOf(most)] ?? 'PUNC');
  };
  return { tokens, labels: tokens.map(chooseLabel) };
}

/** Whether a sample is trained on, apart from its fold. */
export function isUsable(sample: Sample): boolean {
  return sample.spans !== null && !(isOfOlderScheme(sample) && sample.agree !== true);
}

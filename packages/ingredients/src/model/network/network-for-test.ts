import * as fc from 'fast-check';
import type { StoredMatrix } from './matrix.ts';
import type { StoredNetwork } from './network.ts';
import { maxCharacters, places } from './token-inputs.ts';

/** A small network of any numbers: 4 units a direction, 3 labels. */
export const anyNetwork: fc.Arbitrary<StoredNetwork> = fc.record({
  about: fc.constant(''),
  words: fc.constant('salt\ncup'),
  characters: fc.constant('s\na\nl\nt'),
  shapes: fc.constant('x\nXx'),
  matrices: fc.record({
    word: matrix(4, 3),
    character: matrix(6, 2),
    convolution: matrix(6, 3),
    convolutionBias: matrix(1, 3),
    shape: matrix(4, 2),
    place: matrix(places, 2),
    forwardInput: matrix(10, 16),
    forwardRecurrent: matrix(4, 16),
    forwardBias: matrix(1, 16),
    backwardInput: matrix(10, 16),
    backwardRecurrent: matrix(4, 16),
    backwardBias: matrix(1, 16),
    output: matrix(8, 3),
    outputBias: matrix(1, 3),
    transitions: matrix(3, 3),
    start: matrix(1, 3),
  }),
});

function matrix(rows: number, columns: number): fc.Arbitrary<StoredMatrix> {
  return fc.record({
    columns: fc.constant(columns),
    scales: fc.array(fc.double({ min: 0.001, max: 0.01, noNaN: true }), { minLength: rows, maxLength: rows }),
    values: fc
      .array(fc.integer({ min: -127, max: 127 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((all) => Buffer.from(Int8Array.from(all).buffer).toString('base64')),
  });
}

type Rows = readonly (readonly number[])[];

/** The rows of a stored matrix, read in the plainest way. */
function plainRows({ columns, scales, values }: StoredMatrix): Rows {
  const bytes = new Int8Array(Buffer.from(values, 'base64'));
  return scales.map((scale, row) =>
    Array.from(bytes.slice(row * columns, (row + 1) * columns), (one) => one * scale),
  );
}

/** What the network is by its formulas, one number after the other: `inputs` are rows of the embeddings. */
export function plainScores(
  { matrices }: StoredNetwork,
  inputs: readonly {
    readonly word: number;
    readonly characters: readonly number[];
    readonly shape: number;
    readonly place: number;
  }[],
): number[] {
  const rows = Object.fromEntries(Object.entries(matrices).map(([name, one]) => [name, plainRows(one)]));
  const of = (name: keyof StoredNetwork['matrices']) => rows[name] ?? [];
  const tokens = inputs.map(({ word, characters, shape, place }) => [
    ...(of('word')[word] ?? []),
    ...plainFilters(
      characters.map((one) => of('character')[one] ?? []),
      of('convolution'),
      of('convolutionBias')[0] ?? [],
    ),
    ...(of('shape')[shape] ?? []),
    ...(of('place')[place] ?? []),
  ]);
  const forward = plainStates(tokens, of('forwardInput'), of('forwardRecurrent'), of('forwardBias')[0] ?? []);
  const backward = plainStates(
    tokens.toReversed(),
    of('backwardInput'),
    of('backwardRecurrent'),
    of('backwardBias')[0] ?? [],
  ).toReversed();
  return tokens.flatMap((_, at) => {
    const both = [...(forward[at] ?? []), ...(backward[at] ?? [])];
    const start = at === 0 ? (of('start')[0] ?? []) : [];
    const sums = plainProduct(both, of('output'));
    return sums.map((sum, label) => sum + (of('outputBias')[0]?.[label] ?? 0) + (start[label] ?? 0));
  });
}

function plainProduct(vector: readonly number[], matrix: Rows): number[] {
  const columns = matrix[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    vector.reduce((sum, one, at) => sum + one * (matrix[at]?.[column] ?? 0), 0),
  );
}

function plainFilters(characters: Rows, convolution: Rows, bias: readonly number[]): number[] {
  const nothing = [0, 0];
  const padded = Array.from({ length: maxCharacters + 2 }, (_, at) => characters[at - 1] ?? nothing);
  const windows = Array.from({ length: maxCharacters }, (_, at) => padded.slice(at, at + 3).flat());
  const sums = windows.map((window) => plainProduct(window, convolution));
  return bias.map((own, filter) => Math.max(0, ...sums.map((sum) => own + (sum[filter] ?? 0))));
}

/** The formulas of the memory as the papers have them. */
function plainStates(inputs: Rows, input: Rows, recurrent: Rows, bias: readonly number[]): number[][] {
  const units = recurrent.length;
  const states: number[][] = [];
  let [state, cell] = [recurrent.map(() => 0), recurrent.map(() => 0)];
  const logistic = (one: number) => 1 / (1 + Math.exp(-one));
  for (const one of inputs) {
    const [fromInput, fromState] = [plainProduct(one, input), plainProduct(state, recurrent)];
    const gates = bias.map((own, at) => own + (fromInput[at] ?? 0) + (fromState[at] ?? 0));
    const [take, forget, give, candidate] = [0, 1, 2, 3].map((gate) =>
      gates.slice(gate * units, (gate + 1) * units),
    ) as [number[], number[], number[], number[]];
    cell = cell.map(
      (old, at) => logistic(forget[at] ?? 0) * old + logistic(take[at] ?? 0) * Math.tanh(candidate[at] ?? 0),
    );
    state = cell.map((reached, at) => logistic(give[at] ?? 0) * Math.tanh(reached));
    states.push(state);
  }
  return states;
}

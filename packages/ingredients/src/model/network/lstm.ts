import type { Matrix } from './matrix.ts';

/**
 * One direction of a long short-term memory layer (Hochreiter and Schmidhuber 1997, with the forget gates of Gers et al.
 * 2000): the state after each step, flat.
 *
 * @param inputs what each step adds to the gates, flat: input, forget and output gate and the candidate, `units` numbers
 *   each
 * @param recurrent what the state before adds to them: a row for each of these numbers, a column for each unit
 */
export function lstmStates(
  inputs: Float32Array,
  recurrent: Matrix,
  direction: 'forward' | 'backward',
): Float32Array {
  const { columns: units, rows: gates } = recurrent;
  const steps = inputs.length / gates;
  const states = new Float32Array(steps * units);
  const cells = new Float32Array(units);
  let before = new Float32Array(units);
  for (let step = 0; step < steps; step += 1) {
    const at = direction === 'forward' ? step : steps - 1 - step;
    const state = states.subarray(at * units, (at + 1) * units);
    addStep(inputs.subarray(at * gates, (at + 1) * gates), recurrent.values, { before, cells, state });
    before = state;
  }
  return states;
}

interface Memory {
  readonly before: Float32Array;
  readonly cells: Float32Array;
  readonly state: Float32Array;
}

/** All four gates of a unit in one loop: that is where the time goes. */
function addStep(input: Float32Array, recurrent: Float32Array, { before, cells, state }: Memory): void {
  const units = state.length;
  const block = units * units;
  for (let unit = 0; unit < units; unit += 1) {
    let take = input[unit] ?? 0;
    let forget = input[units + unit] ?? 0;
    let give = input[2 * units + unit] ?? 0;
    let candidate = input[3 * units + unit] ?? 0;
    for (let from = 0, at = unit * units; from < units; from += 1, at += 1) {
      const one = before[from] ?? 0;
      take += one * (recurrent[at] ?? 0);
      forget += one * (recurrent[at + block] ?? 0);
      give += one * (recurrent[at + 2 * block] ?? 0);
      candidate += one * (recurrent[at + 3 * block] ?? 0);
    }
    const cell = sigmoid(forget) * (cells[unit] ?? 0) + sigmoid(take) * Math.tanh(candidate);
    cells[unit] = cell;
    state[unit] = sigmoid(give) * Math.tanh(cell);
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

import { addToGates } from './gate-inputs.ts';
import { type Matrix, readMatrix, getRow, type StoredMatrix, transposed } from './matrix.ts';

/** The trained network as it is stored; `train` in tools writes it. */
export interface StoredNetwork {
  /** What it was trained from, and how: for people. */
  readonly about: string;
  /** The texts that have a row of their own, with line breaks between. Rows 0 and 1 are for no text and for others. */
  readonly words: string;
  readonly characters: string;
  readonly shapes: string;
  readonly matrices: Readonly<Record<MatrixName, StoredMatrix>>;
}

/** Of the layers: embeddings, the convolution over characters, both directions of the memory, the output. */
const matrixNames = [
  'word',
  'character',
  'convolution',
  'convolutionBias',
  'shape',
  'place',
  'forwardInput',
  'forwardRecurrent',
  'forwardBias',
  'backwardInput',
  'backwardRecurrent',
  'backwardBias',
  'output',
  'outputBias',
  'transitions',
  'start',
] as const;

/** The name of a matrix of the network. */
export type MatrixName = (typeof matrixNames)[number];

/** A bidirectional LSTM that scores the labels of the tokens of a line (Huang, Xu and Yu 2015, arXiv:1508.01991). */
export interface Network {
  readonly words: ReadonlyMap<string, number>;
  readonly characters: ReadonlyMap<string, number>;
  readonly shapes: ReadonlyMap<string, number>;
  readonly matrices: Readonly<Record<MatrixName, Matrix>>;
  /** What each place adds to the gates of both directions, a row each. */
  readonly places: Matrix;
  /** Vectors of tokens that were met, by their texts. */
  readonly met: Map<string, Float32Array>;
}

/** Rows before those of the texts: one for no text, one for a text without a row of its own. */
const reserved = 2;

/** Reads a stored network into the form in which lines are scored. */
export function readNetwork({ words, characters, shapes, matrices }: StoredNetwork): Network {
  const read = Object.fromEntries(matrixNames.map((name) => [name, readMatrix(matrices[name])])) as Record<
    MatrixName,
    Matrix
  >;
  return {
    words: numberTexts(words),
    characters: numberTexts(characters),
    shapes: numberTexts(shapes),
    matrices: {
      ...read,
      forwardRecurrent: transposed(read.forwardRecurrent),
      backwardRecurrent: transposed(read.backwardRecurrent),
    },
    places: gatesOfPlaces(read),
    met: new Map(),
  };
}

function numberTexts(texts: string): Map<string, number> {
  return new Map(texts.split('\n').map((text, at) => [text, at + reserved]));
}

function gatesOfPlaces(matrices: Network['matrices']): Matrix {
  const { place, forwardInput } = matrices;
  const { rows } = place;
  const places = {
    rows,
    columns: 2 * forwardInput.columns,
    values: new Float32Array(2 * rows * forwardInput.columns),
  };
  const from = forwardInput.rows - place.columns;
  for (let row = 0; row < rows; row += 1) addToGates(getRow(place, row), from, matrices, getRow(places, row));
  return places;
}

import type { StoredNetwork } from '../src/model/network/index.ts';

/** Weights as the training program prints them. */
export interface TrainedNetwork {
  readonly words: readonly string[];
  readonly characters: readonly string[];
  readonly shapes: readonly string[];
  readonly matrices: Readonly<Record<keyof StoredNetwork['matrices'], readonly (readonly number[])[]>>;
}

const description =
  'Weights of a bidirectional LSTM for English ingredient lines, trained with JAX by packages/ingredients/trainer ' +
  'from the labelled lines of github.com/strangetom/ingredient-parser (AllRecipes, BBC, Cookstr, TasteCooking, New York Times)';
const maxWeight = 127;

/** Trained weights in the form in which the program loads them: one byte a number, a scale a row. */
export function storedNetwork({ words, characters, shapes, matrices }: TrainedNetwork): StoredNetwork {
  return {
    about: description,
    words: words.join('\n'),
    characters: characters.join('\n'),
    shapes: shapes.join('\n'),
    matrices: Object.fromEntries(
      Object.entries(matrices).map(([name, matrix]) => [name, storedMatrix(matrix)]),
    ) as StoredNetwork['matrices'],
  };
}

function storedMatrix(rows: readonly (readonly number[])[]): StoredNetwork['matrices']['word'] {
  const scales = rows.map((row) => Number((Math.max(...row.map(Math.abs)) / maxWeight).toPrecision(5)));
  const bytes = rows.flatMap((row, at) => row.map((one) => Math.round(one / (scales[at] || 1))));
  return {
    columns: rows[0]?.length ?? 0,
    scales,
    values: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
}

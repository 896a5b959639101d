import { bytesOfBase64 } from '@hearth/domain/text/base64';

/** A matrix of the trained network as it is stored: whole numbers of one byte, each row with its own scale. */
export interface StoredMatrix {
  readonly columns: number;
  /** What one unit of each row's numbers is worth. */
  readonly scales: readonly number[];
  /** Row by row, signed bytes in base64. */
  readonly values: string;
}

/** A matrix, flat, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Reads a stored matrix. @throws RangeError where its numbers do not fill its rows */
export function readMatrix({ columns, scales, values }: StoredMatrix): Matrix {
  const bytes = new Int8Array(bytesOfBase64(values).buffer);
  if (bytes.length !== scales.length * columns)
    throw new RangeError(`${bytes.length} numbers do not fill ${scales.length} rows of ${columns}`);
  return {
    rows: scales.length,
    columns,
    values: Float32Array.from(bytes, (one, place) => one * (scales[Math.floor(place / columns)] ?? 0)),
  };
}

/** Row `row` of a matrix, shared with it. */
export function getRow({ columns, values }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

/** Adds `vector · matrix` to `sums`, from the matrix's row `from` on. */
export function addProduct(vector: Float32Array, matrix: Matrix, sums: Float32Array, from = 0): void {
  const { columns, values } = matrix;
  for (const [at, factor] of vector.entries()) {
    if (factor === 0) continue;
    const start = (from + at) * columns;
    for (let column = 0; column < columns; column += 1) {
      sums[column] = (sums[column] ?? 0) + factor * (values[start + column] ?? 0);
    }
  }
}

/** The matrix with rows as columns. */
export function transposed({ rows, columns, values }: Matrix): Matrix {
  const turned = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      turned[column * rows + row] = values[row * columns + column] ?? 0;
    }
  }
  return { rows: columns, columns: rows, values: turned };
}

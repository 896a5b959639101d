import { describe, expect, it } from 'vitest';
import { addProduct, readMatrix, getRow, transposed } from './matrix.ts';

const stored = (bytes: readonly number[], columns: number, scales: readonly number[]) => ({
  columns,
  scales,
  values: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
});

describe('a matrix', () => {
  const matrix = readMatrix(stored([1, -2, 3, 127, 0, -127], 3, [2, 0.5]));

  it('is read with the scale of each row', () => {
    expect(matrix).toMatchObject({ rows: 2, columns: 3 });
    expect([...getRow(matrix, 0)]).toEqual([2, -4, 6]);
    expect([...getRow(matrix, 1)]).toEqual([63.5, 0, -63.5]);
  });

  it('is refused where its numbers do not fill its rows', () => {
    expect(() => readMatrix(stored([1, 2, 3], 2, [1, 1]))).toThrow(RangeError);
  });

  it('turns rows into columns', () => {
    expect(transposed(matrix)).toEqual({
      rows: 3,
      columns: 2,
      values: Float32Array.from([2, 63.5, -4, 0, 6, -63.5]),
    });
  });

  it('adds the product with a vector, from a row on', () => {
    const sums = Float32Array.from([1, 1, 1]);
    addProduct(Float32Array.from([2]), matrix, sums, 1);
    expect([...sums]).toEqual([128, 1, -126]);
  });
});

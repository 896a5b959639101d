import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatByteSize, parseByteSize } from './index.ts';

describe('a size in words', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 bytes'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [4096, '4.0 KB'],
    [90_511, '88.39 KB'],
    [1_572_864, '1.5 MB'],
    [524_288_000, '500.0 MB'],
    [3 * 1024 ** 3, '3.0 GB'],
    [2.25 * 1024 ** 4, '2.25 TB'],
    [5000 * 1024 ** 4, '5000.0 TB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatByteSize(bytes)).toBe(text);
  });

  it('is never off by more than a hundredth of its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1024, max: 2 ** 50 }), (bytes) => {
        const [value = '', unit = ''] = formatByteSize(bytes).split(' ');
        const factor = 1024 ** (['KB', 'MB', 'GB', 'TB'].indexOf(unit) + 1);
        expect(Math.abs(Number(value) * factor - bytes)).toBeLessThanOrEqual(0.005 * factor + 1);
      }),
    );
  });
});

describe('a size in words, read', () => {
  it.each([
    ['0 bytes', { value: 0, unit: 'bytes' }],
    ['7.45 KB', { value: 7.45, unit: 'KB' }],
    ['26.92 MB', { value: 26.92, unit: 'MB' }],
    ['', null],
    ['26,92 MB', null],
    ['about 3.0 GB', null],
  ])('%j is %j', (text, expected) => {
    expect(parseByteSize(text)).toEqual(expected);
  });

  it('is what was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), (bytes) => {
        const text = formatByteSize(bytes);
        const { value, unit } = parseByteSize(text) ?? {};
        expect(Number.parseFloat(text)).toBe(value);
        expect(text.endsWith(` ${unit}`)).toBe(true);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFormat, csvPreview } from '../index.ts';
import { language } from '../read-for-test.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const signs = [
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  ' ',
  '1.',
  '2)',
  '• ',
  '[',
  ']',
  '<br>',
  '{"',
  ':',
  "'",
  '\\',
];
const words = [
  'Name',
  'Ingredients',
  '2 eggs',
  '½',
  '鸡蛋',
  'Käse',
  'ملح',
  'https://example.com',
  '0:45',
  '★★★',
  '\u0000',
];
const piece = fc.constantFrom(...signs, ...words);

function readAll(bytes: Uint8Array): number {
  return csvFormat().read({ name: 'x.csv', bytes }, language).length;
}

describe('any bytes', () => {
  it('are read, or fail with a reason', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        expect(readAll(encode(`Name,Ingredients,Steps\n${pieces.join('')}`))).toBeGreaterThanOrEqual(0);
        expect(csvFormat().recognize?.({ name: 'x', bytes: encode(pieces.join('')) })).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readAll(bytes)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['commas', ','.repeat(900)],
    ['numbers', '1. a '.repeat(60_000)],
    ['bullets', '• '.repeat(60_000)],
    ['brackets', '('.repeat(150_000)],
    ['open lists', '["'.repeat(60_000)],
    ['quotes in lists', `["${"\\'".repeat(60_000)}`],
    ['amounts', '2 eggs, '.repeat(20_000)],
    ['signs', '=-~*_'.repeat(20_000)],
    ['tags', '<li '.repeat(40_000)],
    ['addresses', 'https://example.com/a, '.repeat(8_000)],
    ['letters', 'x'.repeat(300_000)],
  ])('of many %s in a cell are read', (_, cell) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const bytes = encode(
      `Name,Ingredients,Steps,Photo,Rating\nSoup,${quoted},${quoted},${quoted},${quoted}\n`,
    );
    expect(csvPreview(bytes).columns).toHaveLength(5);
    expect(readAll(bytes)).toBe(1);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-records.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('rows of a CSV text', () => {
  it.each([',', ';', '\t'])('read back what was written, separated by %j', (separator) => {
    const cells = fc.array(
      fc.string({ minLength: 1 }).filter((cell) => cell.trim() !== ''),
      {
        minLength: 2,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
        expect(csvRows(text)).toEqual(rows);
      }),
    );
  });

  it('may be short, empty or without quotes', () => {
    expect(csvRows('a,b,c\n1,,\n\n2')).toEqual([['a', 'b', 'c'], ['1', '', ''], ['2']]);
    expect(csvRows('a;b\n5" pan;x\n')).toEqual([
      ['a', 'b'],
      ['5" pan', 'x'],
    ]);
    expect(csvRows('')).toEqual([]);
  });

  it('count separators of the first row outside of quotes only', () => {
    expect(csvRows('"a,b,c";d\n1;2')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ]);
  });

  it.each([
    [
      'a blank before a quote',
      'a, "x, y", b\n1, 2, 3',
      [
        ['a', 'x, y', ' b'],
        ['1', ' 2', ' 3'],
      ],
    ],
    [
      'a quote that does not close',
      'a,b\n"x,y\nc,d',
      [
        ['a', 'b'],
        ['"x', 'y'],
        ['c', 'd'],
      ],
    ],
    [
      'quotes within quotes',
      'a,b\n"say "hi" to",y',
      [
        ['a', 'b'],
        ['say "hi" to', 'y'],
      ],
    ],
    [
      'quotes around the first word',
      'a,b\n"Nice" soup,y\nc,d',
      [
        ['a', 'b'],
        ['"Nice" soup', 'y'],
        ['c', 'd'],
      ],
    ],
    [
      'old line ends',
      'a;b\r1;2\r3;4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'the separator in a line of its own',
      'sep=;\r\na;b,c\r\n1;2,3',
      [
        ['a', 'b,c'],
        ['1', '2,3'],
      ],
    ],
    [
      'a title above',
      'My recipes\n\na;b;c\n1;2, 3, 4;5\n6;7;8',
      [['My recipes'], ['a', 'b', 'c'], ['1', '2, 3, 4', '5'], ['6', '7', '8']],
    ],
    [
      'a table of Markdown',
      '| a | b |\n|---|:--:|\n| 1 | 2 |',
      [
        [' a ', ' b '],
        [' 1 ', ' 2 '],
      ],
    ],
    [
      'decimal commas beside semicolons',
      'a;b\n1,5 dl;2,5 g\n2,0 l;1,0 kg',
      [
        ['a', 'b'],
        ['1,5 dl', '2,5 g'],
        ['2,0 l', '1,0 kg'],
      ],
    ],
  ])('bear %s', (_, text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });

  it('are as many as a table of recipes has, or refused', () => {
    expect(() => csvRows('a,b\n'.repeat(1_000_000))).toThrow('more than 50000 rows');
    expect(() => csvRows(','.repeat(1_000_000))).toThrow('columns');
  });

  it.each([
    '"a"a'.repeat(100_000),
    `"${'"a'.repeat(200_000)}",x`,
    '"'.repeat(300_001),
    ' "x'.repeat(100_000),
  ])('are read in time that grows with the text', (text) => {
    const begin = performance.now();
    csvRows(text);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

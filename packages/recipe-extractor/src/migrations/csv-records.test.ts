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

  it('are refused when a quote does not close', () => {
    expect(() => csvRows('a,b\n"x,y')).toThrow('does not close');
  });
});

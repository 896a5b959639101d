import { describe, expect, it } from 'vitest';
import { toNumber } from '../rationals/index.ts';
import { latinDigits, numberAt } from './index.ts';

/** Reads the number at the start of a line; what follows it says how small its unit is. */
function readStart(written: string): [number, string] | null {
  const line = latinDigits(written);
  const isSmallUnit = (end: number) => {
    const unit = /^\s?(g|ml|kg|cups?)(?!\p{L})/u.exec(line.slice(end))?.[1];
    return unit === undefined ? null : ['g', 'ml'].includes(unit);
  };
  const found = numberAt(line, 0, { isSmallUnit });
  return found && [Math.round(toNumber(found.value) * 1000) / 1000, line.slice(found.end)];
}

describe('a number at the start of a text', () => {
  it.each<[string, number, string]>([
    ['1.000 g Zucker', 1000, ' g Zucker'],
    ['1.500 ml', 1500, ' ml'],
    ['1 500 ml', 1500, ' ml'],
    ['1\u00a0500 ml', 1500, ' ml'],
    ['1\u202f500 ml', 1500, ' ml'],
    ["1'500 g", 1500, ' g'],
    ['1’500 g', 1500, ' g'],
    ['12.345.678 g', 12_345_678, ' g'],
    ['1,250.5 g', 1250.5, ' g'],
    ['1.250 kg', 1.25, ' kg'],
    ['1,250 kg', 1.25, ' kg'],
    ['1,500', 1500, ''],
    ['1.500', 1.5, ''],
    ['0.125 g', 0.125, ' g'],
    ['2 500 eggs', 2, ' 500 eggs'],
    ['1 - 3/4 cups', 1.75, ' cups'],
    ['1-3/4 cups', 1.75, ' cups'],
    ['1–½ cups', 1.5, ' cups'],
    ['2 and 1/2 cups', 2.5, ' cups'],
    ['1 & 1/2 cups', 1.5, ' cups'],
    ['1 e ½', 1.5, ''],
    ['1/2 - 3/4 cups', 0.5, ' - 3/4 cups'],
    ['1-2 cups', 1, '-2 cups'],
    ['1 80/20 patty', 1, ' 80/20 patty'],
    ['.5 cups', 0.5, ' cups'],
    ['٢٫٥', 2.5, ''],
    ['१½', 1.5, ''],
    ['３００ g', 300, ' g'],
    ['1⁄2 cup', 0.5, ' cup'],
  ])('%j is %d', (text, value, rest) => {
    expect(readStart(text)).toEqual([value, rest]);
  });

  it.each(['1/0', '1234567890123456789012345678901234567890', 'g', ''])('%j holds none to scale', (text) => {
    const found = readStart(text);
    expect(found === null || text === '1/0').toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { readLanguages, type ReadLanguage } from '../language.ts';
import { type GoldLine, readGoldLines } from './gold-lines-for-test.ts';
import { type Score, scoreLine } from './score-for-test.ts';

const minLines = 70;
const minSecondLines = 20;
/** The part of the lines that has to be read whole, of the first and of the later checks; all but one of short ones. */
const minWhole = 0.97;
const minLater = 0.95;
const parts = ['quantity', 'unit', 'food', 'note', 'all'] as const satisfies readonly (keyof Score)[];

/** The part of the lines that is right, for each part of a line. */
function rates(language: ReadLanguage, lines: readonly GoldLine[]): Record<keyof Score, number> {
  const scores = lines.map((line) => scoreLine(language, line).score);
  const rate = (part: keyof Score) => scores.filter((score) => score[part]).length / scores.length;
  return {
    quantity: rate('quantity'),
    unit: rate('unit'),
    food: rate('food'),
    note: rate('note'),
    all: rate('all'),
  };
}

function row(name: string, lines: readonly GoldLine[], rate: Record<keyof Score, number>): string {
  const cells = parts.map((part) => (100 * rate[part]).toFixed(1).padStart(9));
  return `${name.padEnd(12)}${String(lines.length).padStart(5)}${cells.join('')}\n`;
}

describe('the lines that we wrote', () => {
  const heads = parts.map((part) => part.padStart(9)).join('');
  process.stdout.write(`${'language'.padEnd(12)}${'lines'.padStart(5)}${heads}\n`);

  it.each(readLanguages)('are read in %s', (language) => {
    const lines = readGoldLines(language);
    const checks = [...new Set(lines.map(({ check }) => check))];
    const counts = checks.map((check) => {
      const part = lines.filter((line) => line.check === check);
      const rate = rates(language, part);
      process.stdout.write(row(`${language} ${check}`, part, rate));
      const least = check === 1 ? minWhole : Math.min(minLater, 1 - 1 / part.length);
      expect(rate.all, `check ${check}`).toBeGreaterThanOrEqual(least);
      return part.length;
    });
    expect(counts[0]).toBeGreaterThanOrEqual(minLines);
    expect(counts[1]).toBeGreaterThanOrEqual(minSecondLines);
  });
});

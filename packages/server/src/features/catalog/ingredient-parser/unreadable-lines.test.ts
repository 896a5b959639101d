import { expect, it } from 'vitest';
import { readOrNull } from './read-or-null.ts';
import { textLine } from './parsed-line.ts';

const throws = (line: string): string => {
  throw new Error(`no amount in ${line.length} signs`);
};

it('a line at which the reader throws is not read, and the log says which and why', () => {
  const failures: string[] = [];
  const read = (line: string) => (line.includes(' - ') ? throws(line) : line.toUpperCase());
  const lines = ['2 eggs', '1 - 3/4 cups oats', 'salt'];
  expect(lines.map((line) => readOrNull(line, read, (failure) => failures.push(failure)))).toEqual([
    '2 EGGS',
    null,
    'SALT',
  ]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('"1 - 3/4 cups oats": Error: no amount in 17 signs');
});

it('a line that is not read is a note, of which nothing is sure', () => {
  expect(textLine(' 1 - 3/4 cups oats ')).toMatchObject({
    quantity: 0,
    food: undefined,
    foodText: '',
    note: '1 - 3/4 cups oats',
    confidence: { average: 0, name: 0 },
  });
});

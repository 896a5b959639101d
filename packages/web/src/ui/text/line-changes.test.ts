import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

const shown = (before: string[], after: string[]) =>
  lineChanges(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

describe('what differs between two lists of lines', () => {
  it.each<[string[], string[], string[]]>([
    [[], [], []],
    [['a'], ['a'], [' a']],
    [
      ['a', 'b'],
      ['a', 'c'],
      [' a', '-b', '+c'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
      [' a', '-b', ' c'],
    ],
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      [' a', '+b', ' c'],
    ],
    [[], ['a'], ['+a']],
    [['a'], [], ['-a']],
    [
      ['a', 'b', 'c', 'd'],
      ['b', 'x', 'd', 'e'],
      ['-a', ' b', '-c', '+x', ' d', '+e'],
    ],
  ])('%j and %j', (before, after, lines) => {
    expect(shown(before, after)).toEqual(lines);
  });

  it('texts of thousands of lines are shown one after the other, at once', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
    expect(lineChanges(long, long)).toHaveLength(10_000);
  });
});

import { describe, expect, it } from 'vitest';
import { withAddedFraction, withoutAlternative } from './alternatives.ts';
import type { Label } from './labels.ts';
import { tokenize } from './tokens/tokens.ts';

const readLabels = (text: string) =>
  text
    .split(' ')
    .map((letter) => ({ Q: 'QTY', U: 'UNIT', N: 'NAME', C: 'COMMENT' } as const)[letter] ?? 'PUNC');
const abbreviate = (labels: readonly Label[]) => labels.map((label) => label.charAt(0)).join(' ');

describe('labels of a line with two amounts', () => {
  it.each([
    ['½ tsp table salt or 1 tsp kosher salt', 'Q U N N C Q U N N', 'Q U N N C C C C C'],
    ['1 cup milk plus 2 cups water', 'Q U N C Q U N', 'Q U N C C C C'],
    ['1 cup or 2 sticks butter', 'Q U C Q U N', 'Q U C Q U N'],
    ['1 cup butter or 2 sticks', 'Q U N C Q U', 'Q U N C Q U'],
    ['1 cup milk or 2 eggs', 'Q U N C Q N', 'Q U N C Q N'],
  ])('of %j the second is a remark only with a unit and another food', (line, before, after) => {
    expect(abbreviate(withoutAlternative(tokenize(line), readLabels(before)))).toBe(after);
  });
});

describe('labels of a fraction after a measure', () => {
  it.each([
    ['a pound and a half of beef', 'C U C C N', 'C U Q C N'],
    ['2 cups rice and a half lemon', 'Q U N C C C N', 'Q U N C C C N'],
  ])('%j', (line, before, after) => {
    expect(abbreviate(withAddedFraction(tokenize(line), readLabels(before)))).toBe(after);
  });
});

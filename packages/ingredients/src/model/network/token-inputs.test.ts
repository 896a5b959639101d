import { describe, expect, it } from 'vitest';
import { tokenInputs } from './token-inputs.ts';

const buildInputs = (line: string) =>
  tokenInputs(line.split(' ').map((text) => ({ text, word: text.toLowerCase() })));

describe('the inputs of the network', () => {
  it('have the shape of a token, runs as one', () => {
    expect(buildInputs('Salt all-purpose 1½ SPAM® iPhone12').map(({ shape }) => shape)).toEqual([
      'Xx',
      'x-x',
      'd½',
      'X®',
      'xXxd',
    ]);
  });

  it('count commas outside brackets, three at most', () => {
    expect(buildInputs('a ( b , c ) , d , , , e').map(({ place }) => place)).toEqual([
      0, 4, 4, 4, 4, 4, 0, 1, 1, 2, 3, 3,
    ]);
  });

  it('have the first and the last characters of a long token', () => {
    const [long] = buildInputs('abcdefghijklmnopqrst');
    expect(long?.characters.join('')).toBe('abcdefghmnopqrst');
    expect(buildInputs('🌶🌶')[0]?.characters).toEqual(['🌶', '🌶']);
  });
});

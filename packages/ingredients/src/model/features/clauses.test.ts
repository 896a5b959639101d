import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';
import { listFeatures } from './features.ts';
import { tokenize } from '../tokens/tokens.ts';

const clauses = (line: string) => splitClauses(tokenize(line)).filter(({ isSign }) => !isSign);
const featuresAt = (line: string, word: string) => {
  const tokens = tokenize(line);
  return listFeatures(tokens)[tokens.findIndex((token) => token.word === word)] ?? [];
};

describe('clauses of an ingredient line', () => {
  it('are parted by commas, semicolons and brackets', () => {
    const found = clauses('2 cups basil (or mint), washed; torn');
    expect(found.map(({ head, end }) => `${head}..${end}`)).toEqual([
      '!number..basil',
      'or..mint',
      'washed..washed',
      'torn..torn',
    ]);
    expect(found.map(({ isInBrackets }) => isInBrackets)).toEqual([false, true, false, false]);
    expect(found.map(({ commas }) => commas)).toEqual([0, 0, 1, 2]);
    expect(found.map(({ conjunction }) => conjunction)).toEqual([-1, 0, -1, -1]);
    expect(found.map(({ hasParticiple }) => hasParticiple)).toEqual([false, false, true, false]);
  });

  it('cover each token once, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('basil', ',', '(', ')', ';', '[', ']', 'or', '2')), (words) => {
        const tokens = tokenize(words.join(' '));
        const covered = splitClauses(tokens).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, by) => from + by),
        );
        expect(covered).toEqual(tokens.map((_, at) => at));
      }),
    );
  });
});

describe('features of clauses', () => {
  it('say that a list goes on', () => {
    expect(featuresAt('1 cup basil, dill, oregano, or mint', 'dill')).toContain('list or2');
    expect(featuresAt('1 cup basil, dill, oregano, or mint', 'oregano')).toContain('list or1');
    expect(featuresAt('1 cup basil, chopped', 'basil')).toContain('list ');
  });

  it('remember what an earlier clause began', () => {
    expect(featuresAt('pasta, such as fusilli, penne', 'penne')).toContain('far-link such');
    expect(featuresAt('pasta, fusilli, penne', 'penne')).toContain('far-link ');
  });

  it('know the clauses around a word and a sign', () => {
    const line = '2 onions (red), thinly sliced';
    expect(featuresAt(line, 'red')).toEqual(
      expect.arrayContaining(['clause-1 !number', 'clause+1 thinly', 'lengths 2 1 2', 'to-end 0']),
    );
    expect(featuresAt(line, ',')).toEqual(
      expect.arrayContaining(['sign-lengths 1 2', 'sign-around red thinly']),
    );
  });

  it('tell a word that comes twice', () => {
    expect(featuresAt('1 cup mint (mint leaves)', 'mint')).toContain('repeated true');
    expect(featuresAt('1 cup mint (fresh leaves)', 'mint')).toContain('repeated false');
  });

  it('tell the side of a conjunction', () => {
    const line = 'white and light green parts';
    const side = (word: string) => featuresAt(line, word).find((one) => one.startsWith('conjunction'));
    expect([side('white'), side('and'), side('green')]).toEqual([
      'conjunction before ',
      'conjunction at ',
      'conjunction behind ',
    ]);
  });
});

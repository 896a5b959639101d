import { describe, expect, it } from 'vitest';
import { wordSimilarity } from './word-similarity.ts';

describe('how like two names are', () => {
  it.each([
    ['steinbock', 'steinbock sloop', 1],
    ['steinbuck', 'steinbock sloop', 0.6],
    ['tabel spoone', 'table spoon', 0.5],
  ])('“%s” and “%s”', (wanted, text, least) => {
    const similarity = wordSimilarity(wanted, text);
    expect(similarity).toBeGreaterThanOrEqual(least);
    expect(similarity).toBeLessThanOrEqual(1);
  });

  it.each([
    ['', 'soup'],
    ['soup', ''],
    ['xyz', 'soup'],
    ['!!', '??'],
  ])('“%s” and “%s” have nothing in common', (wanted, text) => {
    expect(wordSimilarity(wanted, text)).toBe(0);
  });

  it('a mistyped word is liker than another one', () => {
    expect(wordSimilarity('potatoe', 'potato salad')).toBeGreaterThan(
      wordSimilarity('potatoe', 'tomato salad'),
    );
  });
});

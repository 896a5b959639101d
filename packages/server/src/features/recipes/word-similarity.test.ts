import { describe, expect, it } from 'vitest';
import { wordSimilarity } from './word-similarity.ts';

describe('how like two names are', () => {
  it.each([
    ['steinbock', 'steinbock sloop', 1],
    ['steinbuck', 'steinbock sloop', 0.6],
    ['tabel spoone', 'table spoon', 0.5],
    ['', 'soup', 0],
    ['soup', '', 0],
    ['xyz', 'soup', 0],
    ['!!', '??', 0],
  ])('“%s” and “%s”', (wanted, text, least) => {
    const similarity = wordSimilarity(wanted, text);
    expect(similarity).toBeGreaterThanOrEqual(least);
    expect(similarity).toBeLessThanOrEqual(1);
    if (least === 0) expect(similarity).toBe(0);
  });

  it('a mistyped word is liker than another one', () => {
    expect(wordSimilarity('potatoe', 'potato salad')).toBeGreaterThan(
      wordSimilarity('potatoe', 'tomato salad'),
    );
  });
});

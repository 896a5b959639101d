import { describe, expect, it } from 'vitest';
import {
  splitBlocks,
  dropFirstSigns,
  splitItems,
  splitLines,
  splitParagraphs,
  splitNumbered,
  trimLines,
} from './lines.ts';

describe('lines', () => {
  it('are the texts between line breaks of any kind, without empty ones', () => {
    expect(splitLines('a\r\nb\n\n \rc')).toEqual(['a', 'b', 'c']);
  });

  it('lose the bullets of a list, but no part of a word or an amount', () => {
    expect(splitItems('- 1 egg\n•  2 pears\n-5 g\n* \n1-2 figs')).toEqual([
      '1 egg',
      '2 pears',
      '-5 g',
      '1-2 figs',
    ]);
  });

  it('lose blanks at both ends', () => {
    expect(trimLines('  a \n\n b')).toBe('a\nb');
  });

  it('lose their first sign, a bullet or a box', () => {
    expect(dropFirstSigns('- a\n• b\n  ☐ c')).toBe('a\nb\nc');
  });

  it('begin at numbers', () => {
    expect(splitNumbered('1. Cut the 2 leeks. 2. Fry 3) Serve')).toBe('Cut the 2 leeks.\nFry\nServe');
    expect(splitNumbered('no numbers\nhere')).toBe('no numbers\nhere');
  });
});

describe('blocks', () => {
  it('are paragraphs, or lines where there is but one paragraph', () => {
    expect(splitParagraphs('a\nb\n\n\n c ')).toEqual(['a\nb', 'c']);
    expect(splitBlocks('a\nb\n\nc')).toEqual(['a\nb', 'c']);
    expect(splitBlocks('a\n b')).toEqual(['a', 'b']);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownText } from './index.ts';

describe('markdownText', () => {
  it.each([
    ['A **simple** soup with a [link](https://example.com).', 'A simple soup with a link.'],
    ['*Slow* and _rustic_, ~~hard~~ easy', 'Slow and rustic, hard easy'],
    ['# Soup\n\n- one\n- two\n\n> said', 'Soup one two said'],
    ['![a pot](pot.jpg "The pot") with `salt`', 'a pot with salt'],
    ['1. first\n2) second', 'first second'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
    ['5 < 6 & <b>bold</b>', '5 < 6 & <b>bold</b>'],
    ['\\*not a mark\\*', '*not a mark*'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j reads %j', (markdown, text) => {
    expect(markdownText(markdown)).toBe(text);
  });

  it('is one trimmed line and never longer than the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c *_`[\]()#>\n~\\-]{0,80}$/), (markdown) => {
        const text = markdownText(markdown);
        expect(text).not.toMatch(/\n|^\s|\s$/);
        expect(text.length).toBeLessThanOrEqual(markdown.length);
      }),
    );
  });

  it('takes little time for any text', () => {
    for (const piece of ['[', '[a](', '**', '*a', '_', '`', '# ', '~~a'])
      expect(typeof markdownText(piece.repeat(100_000))).toBe('string');
  });
});

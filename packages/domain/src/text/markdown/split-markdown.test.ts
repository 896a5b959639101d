import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMarkdown } from './index.ts';

const isPlain = (text: string) => splitMarkdown(text).some((piece) => piece.isPlain);

describe('Markdown in pieces', () => {
  it.each([
    ['a recipe step', 'Stir the **roux** until it is _brown_, see [this](https://example.com/a_b).'],
    ['a long list', '- flour\n'.repeat(900)],
    ['a list within a list within a quote', '> - a\n>   1. b\n>      - c'],
    ['a table', '| a | b |\n|---|---|\n'.repeat(200)],
    ['a hundred links', '[name](https://example.com/x) '.repeat(100)],
    ['a rule of dashes', '-'.repeat(200)],
    ['a rule with blanks', '- '.repeat(10)],
    ['a price in stars', '\\*'.repeat(100)],
  ])('an ordinary text is one: %s', (_, text) => {
    expect(splitMarkdown(text)).toEqual([{ text, isPlain: false }]);
  });

  it('a long text is cut between its paragraphs, and each is read', () => {
    const text = Array.from(
      { length: 400 },
      (_, at) => `Paragraph ${at} with **bold** words in it.\n\n`,
    ).join('');
    const pieces = splitMarkdown(text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(isPlain(text)).toBe(false);
    for (const piece of pieces) expect(piece.text).toMatch(/^Paragraph \d+ with/);
  });

  it('a fenced block stays whole', () => {
    const block = `\`\`\`\n${'line\n\n'.repeat(1000)}\`\`\`\n\n`;
    const pieces = splitMarkdown(`${'word '.repeat(900)}\n\n${block}Stir.`);
    expect(pieces.some(({ text }) => text.includes(block))).toBe(true);
  });

  it.each([
    ['quotes within quotes', '> '.repeat(20_000)],
    ['quotes without blanks', '>'.repeat(21)],
    ['lists within lists', '- '.repeat(30)],
    ['numbered lists within lists', '1. '.repeat(30)],
    ['quotes and lists in turn', '> - '.repeat(15)],
    ['nesting on a later line', `Stir.\n${'> '.repeat(21)}`],
    ['a run of underscores', '_'.repeat(40_000)],
    ['emphasis that never ends', '*a_'.repeat(1000)],
    ['brackets', '['.repeat(2000)],
    ['tags that never end', '<a'.repeat(2000)],
    ['a paragraph of 50,000 letters', ':'.repeat(50_000)],
  ])('what nobody writes is shown as it is: %s', (_, text) => {
    expect(isPlain(text)).toBe(true);
  });

  it('nothing is lost or moved', () => {
    const part = fc.constantFrom('\n\n', 'a\n', '> b', '```\n', '**x** ', 'word '.repeat(300), '\n \n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect(
          splitMarkdown(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

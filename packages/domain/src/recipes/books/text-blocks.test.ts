import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextBlock, textBlocks } from './text-blocks.ts';

const plain = (text: string) => ({ text, isStrong: false, isEmphasized: false, href: null });

function joinWords(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(joinWords).join(' ');
      if (block.kind === 'quote') return joinWords(block.blocks);
      return block.kind === 'code' ? block.text : block.runs.map(({ text }) => text).join('');
    })
    .join(' ');
}

describe('a text in blocks', () => {
  it('has the emphasis, links, lists and quotes of its Markdown', () => {
    expect(
      textBlocks(
        'Stir **well** and *slowly*, see [this](https://example.com/a).\n\n2. one\n3. two\n\n> said',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        runs: [
          plain('Stir '),
          { ...plain('well'), isStrong: true },
          plain(' and '),
          { ...plain('slowly'), isEmphasized: true },
          plain(', see '),
          { ...plain('this'), href: 'https://example.com/a' },
          plain('.'),
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        start: 2,
        items: [[{ kind: 'paragraph', runs: [plain('one')] }], [{ kind: 'paragraph', runs: [plain('two')] }]],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', runs: [plain('said')] }] },
    ]);
  });

  it.each([
    ['a tag in a line', 'Add <b>salt</b> & pepper', 'Add <b>salt</b> & pepper'],
    ['a block of tags', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a break', 'one<br>two', 'one\ntwo'],
    ['lines of one paragraph', 'one\ntwo', 'one\ntwo'],
    ['an entity', 'fish &amp; chips', 'fish & chips'],
    [
      'typesetting code',
      '#set page(fill: red)\n#read("/etc/passwd") $x^2$',
      '#set page(fill: red)\n#read("/etc/passwd") $x^2$',
    ],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', 'a · b 1 · 2'],
    ['nothing', ' \n ', ''],
  ])('keeps %s as words', (_, text, words) => {
    expect(joinWords(textBlocks(text))).toBe(words);
  });

  it.each(['javascript:alert(1)', '/api/recipes', '//evil.example', 'data:text/html,x', 'https://a"b'])(
    'a link to %s leads nowhere',
    (address) => {
      const [block] = textBlocks(`[here](<${address}>)`);
      expect(block).toMatchObject({ runs: [{ text: 'here', href: null }] });
    },
  );

  it('shows every text, whatever it is, in little time', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '<a',
      '>',
      '- ',
      '`',
      '```',
      '[',
      '](',
      '#',
      '|',
      '\n',
      '\n\n',
      'a',
      ' ',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        expect(Array.isArray(textBlocks(pieces.join('')))).toBe(true);
      }),
    );
    for (const text of ['> '.repeat(20_000), '['.repeat(50_000), '*a_'.repeat(10_000)]) textBlocks(text);
  });
});

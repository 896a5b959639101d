import { describe, expect, it } from 'vitest';
import { parseHtml } from '../page/parse-html.ts';
import { elementText } from '../page/page-text.ts';
import { parseSelector } from './selector.ts';

const page = parseHtml(
  '<div id="card" class="recipe card"><h2 title="Soup">a</h2><ul class="list"><li class="line">b</li><li>c</li></ul><div><p class="line">d</p></div></div><p class="line">e</p>',
);
const readTexts = (selector: string): string[] =>
  page.elements.filter(parseSelector(selector)).map(elementText);

describe('a selector', () => {
  it.each([
    ['li', ['b', 'c']],
    ['.line', ['b', 'd', 'e']],
    ['#card .line', ['b', 'd']],
    ['div.recipe.card > .line', []],
    ['.card > ul > .line', ['b']],
    ['.card > div > p, h2', ['a', 'd']],
    ['li:first-of-type', ['b']],
    ['.card div .line', ['d']],
    ['[title]', ['a']],
    ['h2[title="Soup"]', ['a']],
    ['[title*="ou"]', ['a']],
    ['[title="ou"]', []],
  ])('finds by %s', (selector, texts) => {
    expect(readTexts(selector)).toEqual(texts);
  });

  it.each(['', '.a >', '> .a', '.a > > .b', 'a:hover', '[data-x]', '.a, ', 'a~b', '[title=x]', '.'])(
    'is refused where it is not understood: %s',
    (selector) => {
      expect(() => parseSelector(selector)).toThrow(RangeError);
    },
  );
});

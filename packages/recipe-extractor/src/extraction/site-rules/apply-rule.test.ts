import { describe, expect, it } from 'vitest';
import { parseHtml } from '../page/parse-html.ts';
import { applySiteRule } from './apply-rule.ts';
import type { SiteRule } from './site-rule.ts';

const page = parseHtml(`
  <meta name="writer" content="Ada">
  <h2 class="t">Leek soup</h2><p class="d"></p><p class="d">A soup.</p><time class="p" datetime="PT10M">ten</time>
  <p class="y">Serves 4</p><p class="s">for some</p><img class="i" data-src="/a.jpg" src="/blank.gif">
  <p class="l">2 leeks<br>1 l stock</p><h3 class="g">Topping:</h3><p class="l"><b>optional</b> 30 g chives</p>
  <ol><li class="m">Cut.<br>Boil.</li></ol>`);
const read = (fields: SiteRule['fields'], more: Partial<SiteRule> = {}) =>
  applySiteRule({ host: 'a.example', reason: 'x', fields, ...more }, page);

describe('a rule’s fields', () => {
  it('are values of attributes, or the first text that there is', () => {
    expect(read({ title: '.t', description: '.d', author: 'meta[name="writer"]', yield: '.y' })).toEqual({
      title: 'Leek soup',
      description: 'A soup.',
      author: 'Ada',
      yieldTexts: ['Serves 4'],
    });
    expect(read({ prepTime: '.p', image: '.i' })).toMatchObject({
      prepTime: { minutes: 10 },
      images: [{ address: '/a.jpg' }],
    });
  });

  it('are left to other readers where the page has no such element, or none with a value', () => {
    expect(
      read({ title: '.x', ingredients: '.x', steps: '.x', yield: '.s', prepTime: '.s', image: '.x' }),
    ).toEqual({});
  });

  it('are an element for each line, or a line of an element each', () => {
    expect(read({ ingredients: '.l' }).ingredients).toEqual(['2 leeks 1 l stock', 'optional 30 g chives']);
    expect(read({ ingredients: '.l' }, { byLine: ['ingredients'] }).ingredients).toEqual([
      '2 leeks',
      '1 l stock',
      'optional 30 g chives',
    ]);
    expect(read({ steps: '.m' }, { byLine: ['steps'] }).sections?.[0]?.steps).toHaveLength(2);
  });

  it('stand under the headings before them, without what is left out', () => {
    const rule = read({ ingredients: '.l', groups: '.g' }, { byLine: ['ingredients'], leaveOut: '.l b' });
    expect(rule.ingredientGroups).toEqual([
      { heading: null, lines: ['2 leeks', '1 l stock'] },
      { heading: 'Topping', lines: ['30 g chives'] },
    ]);
  });
});

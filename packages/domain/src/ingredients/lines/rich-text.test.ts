import { describe, expect, it } from 'vitest';
import { type AmountView, plainText, readLine, readRichText, renderLine, writeRichHtml } from './index.ts';

const view: AmountView = { scale: 2, system: 'original', language: 'en', spell: String };
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const html = (line: string) => writeRichHtml(readRichText(renderLine(readLine(line), view)), escape);

describe('the marks of a line', () => {
  it.each([
    ['<b>2 cups</b> flour', '<strong><b>4 cups</b></strong> flour'],
    ['1 cup <i>very</i> cold milk', '<strong>2 cups</strong> <i>very</i> cold milk'],
    ['salt <q>to taste</q> <sup>1</sup>', 'salt <q>to taste</q> <sup>1</sup>'],
    ['1 [dough](/g/home/r/dough)', '<strong>2</strong> <a href="/g/home/r/dough">dough</a>'],
    ['[oil](https://example.com/oil?a=1)', '<a href="https://example.com/oil?a=1">oil</a>'],
    ['**3** eggs', '<strong><strong>6</strong></strong> eggs'],
    ['**2 cups flour**, sifted', '<strong><strong>4 cups</strong></strong><strong> flour</strong>, sifted'],
    ['butter** or oil**, **soft**', 'butter** or oil**, <strong>soft</strong>'],
    ['1 * salt**', '<strong>2</strong> * salt**'],
    ['**1** salt**', '<strong><strong>2</strong></strong> salt**'],
    ['2 c. à s. de farine', '<strong>4 c. à s.</strong> de farine'],
    ['1 c.c. de sel', '<strong>2</strong> c.c. de sel'],
  ])('%s reach the page, over amounts as well', (line, expected) => {
    expect(html(line)).toBe(expected);
  });

  it.each([
    '<script>alert("x")</script> flour',
    '<img src=x onerror=alert(2)>',
    '[x](javascript:alert)',
    '[x](//example.com)',
    '</b> flour',
    '<b onclick=x>flour',
  ])('%s is text', (line) => {
    expect(html(line)).toBe(escape(line));
  });

  it('go where only words are wanted', () => {
    expect(plainText('**2** eggs')).toBe('2 eggs');
    expect(plainText('<b>2</b> eggs, [fresh](https://example.com)')).toBe('2 eggs, fresh');
  });
});

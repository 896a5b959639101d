import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { limits } from '@hearth/contract/kernel/limits';
import { describe, expect, it } from 'vitest';
import { buildBookmarklet, pageMark } from './bookmarklet.ts';
import { readHandedPage } from './handed-page.ts';
import { lightened } from './lightened.ts';

const origin = 'https://kitchen.example';
const message = { kind: pageMark, url: `${origin}/soup`, title: 'Soup', html: '<p>Soup</p>' };

describe('a page that a browser hands over', () => {
  it('is taken with its address, its title and its HTML, and with nothing else', () => {
    expect(readHandedPage({ ...message, extra: 1 }, origin)).toEqual({
      url: `${origin}/soup`,
      title: 'Soup',
      html: '<p>Soup</p>',
    });
  });

  it.each([
    ['https://evil.example', 'another site'],
    ['http://kitchen.example', 'another scheme'],
    ['https://kitchen.example:8443', 'another port'],
    ['https://www.kitchen.example', 'a host below it'],
    ['null', 'a page without a site'],
  ])('is refused from %s: %s', (sender) => {
    expect(readHandedPage(message, sender)).toBe('otherSite');
  });

  it.each([
    null,
    undefined,
    'hearth:ready',
    7,
    [],
    {},
    { ...message, kind: 'other' },
    { ...message, html: '' },
    { ...message, html: { toString: () => '<p>' } },
    { ...message, url: ['https://kitchen.example/soup'] },
    { ...message, url: 'soup' },
    { ...message, url: 'javascript:alert(1)' },
    { ...message, url: 'file:///etc/passwd' },
    { ...message, url: `${origin}/${'x'.repeat(limits.urlLength)}` },
  ])('is no page: %j', (data) => {
    expect(readHandedPage(data, origin)).toBe('notAPage');
  });

  it('is refused where it is larger than a page may be, also without what is heavy in it', () => {
    const html = (length: number) => 'x'.repeat(length);
    expect(readHandedPage({ ...message, html: html(limits.pageBytes + 1) }, origin)).toBe('tooLarge');
    expect(readHandedPage({ ...message, html: html(4_000_001) }, origin)).toBe('tooLarge');
    const heavy = `<style>${html(limits.pageBytes)}</style>`;
    expect(readHandedPage({ ...message, html: heavy }, origin)).toBe('tooLarge');
    const styled = `<style>${html(5_000_000)}</style><p>Soup</p>`;
    expect(readHandedPage({ ...message, html: styled }, origin)).toMatchObject({ html: '<p>Soup</p>' });
  });

  it('has an address without names and places, and a title in one short line that turns nothing around', () => {
    const url = 'https://ada:secret@kitchen.example/soup?id=2#method';
    const title = `  Soup\u202E\n of\0 \u2066leeks ${'!'.repeat(300)}`;
    expect(readHandedPage({ ...message, url, title }, origin)).toEqual({
      url: `${origin}/soup?id=2`,
      title: `Soup of leeks ${'!'.repeat(186)}`,
      html: '<p>Soup</p>',
    });
    expect(readHandedPage({ ...message, title: 7 }, origin)).toMatchObject({ title: '' });
  });

  it('never throws, whatever a site sends', () => {
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (data, sender) => {
        expect(readHandedPage(data, sender)).toBe('notAPage');
      }),
    );
  });
});

describe('a page without what is heavy', () => {
  it.each([
    ['<p>a</p><style>p { }</style><p>b</p>', '<p>a</p><p>b</p>'],
    ['<STYLE media="x">p</STYLE>b', 'b'],
    ['a<svg><path/></svg>b<svg/>c</svg>d', 'abd'],
    ['<styled>a</styled>', '<styled>a</styled>'],
    ['<style>never closed', '<style>never closed'],
    ['<img src="data:image/png;base64,AAAA+/=="><img src="/a.png">', '<img src=""><img src="/a.png">'],
    ['<script type="application/ld+json">{}</script>', '<script type="application/ld+json">{}</script>'],
  ])('turns %j into %j', (html, light) => {
    expect(lightened(html)).toBe(light);
  });
});

describe('the bookmarklet', () => {
  it('is one line that names its Hearth, whatever this is called, and no other', () => {
    const code = decodeURIComponent(
      buildBookmarklet('https://hearth.example:8443').slice('javascript:'.length),
    );
    expect(code).not.toContain('\n');
    expect(code.match(/https?:\/\/[^"'/]+/g)).toEqual(['https://hearth.example:8443']);
    expect(() => new Script(code)).not.toThrow();
  });

  it('answers only the window that it has opened', () => {
    expect(buildBookmarklet(origin)).toContain(encodeURIComponent('e.source!==w||e.origin!==o'));
  });
});

import { describe, expect, it } from 'vitest';
import { extractReadableText } from './index.ts';

const story = 'Knead the dough until it is smooth. '.repeat(15);
const page = (body: string) =>
  `<html><head><meta property="og:image" content="/bread.jpg"><script>alert(1)</script></head><body>
  <nav><a href="/">Home</a></nav>${body}<footer>Imprint</footer></body></html>`;

describe('the words of a page', () => {
  it('are those of its main part, a line each', () => {
    const html = page(`<main><h1>Bread</h1><ul><li>500 g flour</li><li>salt</li></ul><p>${story}</p></main>`);
    const { lines, image } = extractReadableText(html, 'https://bread.example/loaf');
    expect(lines).toEqual(['Bread', '500 g flour', 'salt', story.trim()]);
    expect(image).toBe('https://bread.example/bread.jpg');
  });

  it('are all where no part is the main one, or it says next to nothing', () => {
    for (const body of [`<div>${story}</div>`, `<article>Soon!</article><div>${story}</div>`]) {
      const { lines } = extractReadableText(page(body), null);
      expect(lines).toContain(story.trim());
      expect(lines[0]).toBe('Home');
    }
  });

  it('are none of an empty page, and bounded', () => {
    expect(extractReadableText('', null)).toEqual({ lines: [], image: null });
    const { lines } = extractReadableText(page(`<p>${'word '.repeat(100_000)}</p>`), null);
    expect(lines.join(' ').length).toBeLessThan(40_000);
    expect(lines.join(' ')).not.toContain('alert');
  });
});

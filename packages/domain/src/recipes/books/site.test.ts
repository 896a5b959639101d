import { describe, expect, it } from 'vitest';
import { recipe, step } from '../exports/recipes-for-test.ts';
import { textsForTest } from '../exports/texts-for-test.ts';
import { bookRecipe } from './book-recipe.ts';
import { epubFrame, epubRecipePage } from './epub.ts';
import { epubPackage } from './epub-package.ts';
import { type Site, siteIndexPage, siteRecipePage } from './site.ts';

const words = '"><script>alert(1)</script>';
const texts = {
  ...textsForTest,
  allRecipes: 'All',
  search: 'Search',
  noMatch: 'None',
  contents: 'Contents',
  index: 'Index',
  cover: 'Cover',
  accessibility: 'Named pictures',
};
const site: Site = {
  title: words,
  description: words,
  language: 'ar-SA',
  direction: 'rtl',
  texts,
  scriptHash: 'sha256-x',
};
const page = bookRecipe(recipe({ name: words, recipeInstructions: [step(words)] }), {
  key: 'r1',
  language: 'en-US',
  texts,
});

describe('a website of recipes', () => {
  it('lists recipes by chapter, whatever letters their files have', () => {
    const entry = { name: 'Soupe à l’oignon', file: 'soupe #1', words: ['Onion'], hasPicture: true };
    const html = [...siteIndexPage(site, [{ title: 'Soups', recipes: [entry] }])].join('');
    expect(html).toContain('<html lang="ar-SA" dir="rtl">');
    expect(html).toContain('<a href="#c1"><bdi>Soups</bdi></a>');
    expect(html).toMatch(/data-words="Soupe à l’oignon soupe a l\S+oignon Onion"/);
    expect(html).toContain('href="recipes/soupe%20%231.html"');
    expect(html).toContain('src="pictures/small/soupe%20%231.webp"');
  });

  it('finds recipes by both spellings of an umlaut', () => {
    const entry = { name: 'Käse', file: 'kaese', words: ['Süßes', 'Öl'], hasPicture: false };
    const html = [...siteIndexPage(site, [{ title: null, recipes: [entry] }])].join('');
    expect(html).toContain('data-words="Käse kase kaese Süßes susses suesses Öl ol oel"');
  });

  it('runs nothing that people wrote', () => {
    const entry = { name: words, file: words, words: [words], hasPicture: false };
    const html = [...siteIndexPage(site, [{ title: words, recipes: [entry] }])].join('');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('alert(1)</script>');
    expect(siteRecipePage(site, page, { picture: null, findFile: String })).not.toContain('<script');
  });

  it('turns the way back into the direction of its words, on pages of another', () => {
    const html = siteRecipePage(site, page, { picture: 'pictures/a.webp', findFile: String });
    expect(html).toContain(
      '<nav class="back" lang="ar-SA" xml:lang="ar-SA" dir="rtl"><a href="../index.html">',
    );
    expect(html).toContain('src="../pictures/a.webp"');
  });
});

describe('an e-book', () => {
  const book = {
    ...site,
    texts,
    date: 'March 2026',
    chapters: [{ title: words, recipes: [{ key: 'r1', name: words }] }],
    index: [{ letter: 'O', entries: [{ name: 'Onion', recipes: ['r1'] }] }],
  };

  it('lists every document once, in the order of reading, and turns pages from right to left', () => {
    const { text } = epubPackage(book, {
      id: 'u',
      modified: '2026-03-01T12:00:00Z',
      pictures: ['cover', 'r1'],
    });
    expect([...text.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'cover',
      'nav',
      'c1',
      'r1',
      'index',
    ]);
    expect(text).toContain('page-progression-direction="rtl"');
    expect(text).toContain('href="pictures/cover.jpg" media-type="image/jpeg" properties="cover-image"');
    expect(text).toContain('<meta property="schema:accessibilitySummary">Named pictures</meta>');
  });

  it('leads from contents, chapters and index to the recipes, and runs nothing that people wrote', () => {
    const files = [...epubFrame(book, true), { name: 'r1', text: epubRecipePage(page, texts, true) }];
    for (const { text } of files) expect(text).not.toContain('<script');
    for (const name of ['nav', 'c1', 'index']) {
      const text = files.find((file) => file.name === `EPUB/${name}.xhtml`)?.text;
      expect(text).toContain('<a href="r1.xhtml">');
    }
  });
});

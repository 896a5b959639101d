import { describe, expect, it } from 'vitest';
import { extractRecipe } from './index.ts';

const recipe =
  '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul><h2>Method</h2><p>Boil the leeks in the stock until they are soft.</p>';
const extract = (head: string, body = '', url: string | null = 'https://www.adas-kitchen.co.uk/soup') =>
  extractRecipe(`<html><head>${head}</head><body>${recipe}${body}</body></html>`, url);

describe('the name of a site', () => {
  it.each([
    ['is declared', '<meta property="og:site_name" content="Ada cooks">', 'Ada cooks'],
    [
      'is declared with a motto',
      '<meta property="og:site_name" content="Ada’s Kitchen - Soups & More">',
      'Ada’s Kitchen',
    ],
    [
      'is declared with another name behind it',
      '<meta property="og:site_name" content="Soups - by Ada">',
      'Soups - by Ada',
    ],
    [
      'is the part of the title that is its address',
      '<title>Leek soup | Ada’s Kitchen</title>',
      'Ada’s Kitchen',
    ],
    ['is no other part of the title', '<title>Leek soup | Starters</title>', null],
  ])('%s', (_, head, name) => {
    expect(extract(head)?.siteName).toBe(name);
  });

  it('is not guessed without an address', () => {
    expect(extract('<title>Leek soup | Ada’s Kitchen</title>', '', null)?.siteName).toBeNull();
  });
});

describe('the writer of a page', () => {
  it('is named without the date of the byline', () => {
    expect(extract('', '<p class="post-author">Posted by Ada Lovelace May 13, 2019</p>')?.author).toBe(
      'Ada Lovelace',
    );
  });

  it('is not who comments on it', () => {
    const comment =
      '<div class="comment-body"><div class="comment-author">Charles, 2 May 2020</div></div><p class="byline">by Ada</p>';
    expect(extract('', comment)?.author).toBe('Ada');
  });
});

describe('the picture of a page that declares none', () => {
  it('is the first one whose file or description is named after the recipe', () => {
    const body =
      '<img src="/site-logo-leek.png"><img src="/a1.jpg" alt="A kitchen"><img data-src="/img/leek-soup-1.jpg"><img src="/soup-2.jpg">';
    expect(extract('', body)?.image).toBe('https://www.adas-kitchen.co.uk/img/leek-soup-1.jpg');
    expect(extract('', '<img src="data:image/png;base64,x" alt="Leek soup">')?.image).toBeNull();
  });
});

describe('a picture that the page declares', () => {
  it('gives way to one of the recipe where it is the site’s own', () => {
    const head = '<meta property="og:image" content="https://a.example/img/icon.png">';
    expect(extract(head, '<img src="/img/leek-soup.jpg">')?.image).toBe(
      'https://www.adas-kitchen.co.uk/img/leek-soup.jpg',
    );
    expect(extract(head)?.image).toBe('https://a.example/img/icon.png');
  });

  it('is not taken for the site’s own because a video’s is called default', () => {
    const head = '<meta property="og:image" content="https://i.example/vi/x/maxresdefault.jpg">';
    expect(extract(head, '<img src="/img/leek-soup.jpg">')?.image).toBe(
      'https://i.example/vi/x/maxresdefault.jpg',
    );
  });
});

describe('the title of a page without markup', () => {
  it('is no heading of a box beside the recipe', () => {
    const box = (head: string) => extractRecipe(`${head}<h1>Follow me</h1>${recipe.slice(18)}`, null)?.title;
    expect(box('<title>Leek soup | Ada’s Kitchen</title>')).toBe('Leek soup');
    expect(box('')).toBe('Follow me');
  });

  it.each([
    ['Cookbook:Leek soup', 'Leek soup'],
    ['Soups: leek', 'Soups: leek'],
  ])('of %s is %s', (heading, title) => {
    expect(extractRecipe(recipe.replace('Leek soup', heading), null)?.title).toBe(title);
  });

  it('has the categories of the page, not those of other pages, where the recipe has none', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['2 leeks', '1 l stock'],
      recipeInstructions: 'Boil.',
    };
    const links = (...names: string[]): string =>
      `<ul>${names.map((name) => `<li><a rel="category tag" href="/c">${name}</a></li>`).join('')}</ul>`;
    const extractCategory = (recipe: object): string[] | undefined =>
      extractRecipe(
        `${links('Starters, Snacks', 'Uncategorized')}${links('Cakes')}<script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
        null,
      )?.category;
    expect(extractCategory(data)).toEqual(['Starters, Snacks']);
    expect(extractCategory({ ...data, recipeCategory: 'Soups' })).toEqual(['Soups']);
  });
});

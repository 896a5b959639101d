import { describe, expect, it } from 'vitest';
import { serverPreview, shownAnswer } from './server-preview.ts';

const hostile = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>'`;
const recipe = {
  id: 'c0ffee',
  slug: 'soup',
  name: `Soup ${hostile}`,
  image: null,
  description: `**Warm** ${hostile}`,
  recipeIngredient: [
    { quantity: 1, note: `1 leek ${hostile}`, disableAmount: true },
    {
      quantity: 2,
      food: { name: 'potato', pluralName: 'potatoes' },
      originalText: '2 floury potatoes',
      note: 'floury',
    },
  ],
  recipeInstructions: [{ text: `Cook *slowly* ${hostile}` }],
};

function renderPreview(path: string, url: string, answer: unknown): string {
  const page = { path, query: '', locale: 'en-US' as const };
  return serverPreview({ ...page, answer: { url, text: JSON.stringify(answer) } });
}

describe('the server-rendered preview', () => {
  it('of a recipe shows name, description, ingredients and steps as texts', () => {
    const html = renderPreview('/g/home/r/soup', '/api/recipes/soup', recipe);
    for (const text of ['Soup', 'Warm', '</strong> leek', '</strong> floury potatoes', 'Cook slowly'])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|<img|\*\*/);
    expect(html).not.toMatch(/"[^"<>]*onerror[^"<>]*"/);
  });

  it('of a recipe with a picture loads the files that the app shows', () => {
    const html = renderPreview('/g/home/r/soup', '/api/recipes/soup', { ...recipe, image: 'a&b' });
    expect(html).toContain('src="/api/media/recipes/c0ffee/images/min-original.webp?version=a%26b"');
    expect(html).toContain('original.webp?version=a%26b 2048w"');
  });

  it('of a recipe keeps the place of further pictures that the app shows, and only then', () => {
    const assets = [{ name: 'Cut', icon: '', fileName: 'cut.png' }];
    const stripIn = (changes: object) =>
      renderPreview('/g/home/r/soup', '/api/recipes/soup', { ...recipe, assets, ...changes }).includes(
        'sight-strip',
      );
    expect(stripIn({ settings: { showAssets: true } })).toBe(true);
    expect(stripIn({ settings: { showAssets: false } })).toBe(false);
    expect(stripIn({ settings: { showAssets: true }, assets: [{ fileName: 'plan.pdf' }] })).toBe(false);
    const recipeInstructions = [{ text: '![cut](/api/media/recipes/c0ffee/assets/cut.png)' }];
    expect(stripIn({ settings: { showAssets: true }, recipeInstructions })).toBe(false);
  });

  it('of a recipe with gaps shows what there is', () => {
    const gaps = {
      recipeIngredient: [
        { note: null, quantity: 'many' },
        { quantity: 1, food: { name: 'leek' }, note: '' },
      ],
      recipeInstructions: [{}],
      description: null,
    };
    const html = renderPreview('/g/home/r/soup', '/api/recipes/soup', {
      ...recipe,
      ...gaps,
      image: undefined,
    });
    expect(html).toContain('Soup');
    expect(html).toContain('<ul><li dir="auto"><strong>1</strong> leek</li></ul><ol></ol>');
  });

  it('of an explorer leads to its recipes', () => {
    const url = '/api/recipes?page=1';
    const html = renderPreview('/g/home/', url, { items: [recipe, { ...recipe, slug: 'a b', name: '' }] });
    expect(html).toContain('>Recipes</p>');
    expect(html).toContain('href="/g/home/r/soup"');
    expect(html).toContain('href="/g/home/r/a%20b"');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('of the sign-in page greets in the language of the page', () => {
    const page = { path: '/login', locale: 'de-DE' as const, answer: undefined };
    expect(serverPreview({ ...page, query: '' })).toContain('Bei Hearth anmelden');
    expect(serverPreview({ ...page, query: '' })).toContain('Deine Rezepte');
    expect(serverPreview({ ...page, query: 'next=%2Fg' })).not.toContain('Deine Rezepte');
  });

  it('of all other pages is the app itself', () => {
    const page = { query: '', locale: 'en-US' as const, answer: undefined };
    expect(serverPreview({ ...page, path: '/shopping-lists' })).toBe('');
    expect(serverPreview({ ...page, path: '/g/home' })).toBe('');
  });
});

describe('shownAnswer', () => {
  const answer = { text: '{}', etag: null };
  it.each([
    ['/api/recipes/soup', true],
    ['/api/recipes?page=1', true],
    ['/api/explore/groups/home/recipes/soup', true],
    ['/api/users/self', false],
    ['/api/users/self/ratings', false],
  ])('%s: %s', (url, isShown) => {
    expect(shownAnswer(new Map([[url, answer]]))?.url).toBe(isShown ? url : undefined);
  });
});

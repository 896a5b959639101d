import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';
import { SECTION_WORDS } from './section-words.ts';

/** Languages in which pages without markup are read. */
const LANGUAGES = [
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg el ru uk tr ar he fa hi ja ko zh-Hans zh-Hant',
  'vi th id ms sl hr sr lt lv et ca gl is',
]
  .join(' ')
  .split(' ');

describe('the words for sections', () => {
  it.each(LANGUAGES)('are known in %s: a page with its headings is read up to its notes', (tag) => {
    const words = SECTION_WORDS[tag];
    const [ingredients = '', directions = '', other = ''] = [
      words?.ingredients.split('|')[0],
      words?.directions.split('|')[0],
      words?.other.split('|')[0],
    ];
    const body = `<h1>Soup</h1><h2>${ingredients}</h2><p>2 leeks</p><p>1 l stock</p><h2>${directions}</h2><p>Cut the leeks into rings and wash them well in cold water.</p><h2>${other}</h2><p>Leeks are at their best in the winter months, when they are thick.</p>`;
    expect(extractRecipe(body, null)).toMatchObject({
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Cut the leeks into rings and wash them well in cold water.'],
    });
  });

  it('are written in lower case, each once in its language, and none means two things', () => {
    for (const [tag, { ingredients, directions, other }] of Object.entries(SECTION_WORDS)) {
      const all = [ingredients, directions, other].flatMap((words) => words.split('|'));
      expect(all, tag).toEqual([...new Set(all.map((word) => word.toLowerCase()))]);
    }
  });

  it.each([
    ['ZUBEREITUNGSART', 'directions'],
    ['Ingredients for 4 people', 'ingredients'],
    ['Utensílios', 'other'],
  ])('are found in %s', (heading, kind) => {
    const section =
      kind === 'ingredients'
        ? `<h2>${heading}</h2><p>2 leeks</p><p>1 l stock</p>`
        : `<h2>Ingredients</h2><p>2 leeks</p><p>1 l stock</p><h2>${heading}</h2><p>A large pot</p>`;
    expect(extractRecipe(`<h1>Soup</h1>${section}`, null)?.ingredients).toEqual(['2 leeks', '1 l stock']);
  });
});

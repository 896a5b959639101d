import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { extractRecipe } from '../index.ts';
import sectionWords from './section-words.json' with { type: 'json' };

/** Languages in which pages without markup are read. */
const languages = [
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg el ru uk tr ar he fa hi ja ko zh-Hans zh-Hant',
  'vi th id ms sl hr sr lt lv et ca gl is',
]
  .join(' ')
  .split(' ');

/** By BCP 47 tag. Words that several languages share are written in each of them. */
const schema = z.record(
  z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/),
  z.strictObject({
    ingredients: z.array(z.string().trim().min(1)).min(1),
    directions: z.array(z.string().trim().min(1)).min(1),
    other: z.array(z.string().trim().min(1)).min(1),
  }),
);

const listed = schema.parse(sectionWords);

describe('the words for sections', () => {
  it.each(languages)('are known in %s: a page with its headings is read up to its notes', (tag) => {
    const words = listed[tag];
    const [ingredients = '', directions = '', other = ''] = [
      words?.ingredients[0],
      words?.directions[0],
      words?.other[0],
    ];
    const body = `<h1>Soup</h1><h2>${ingredients}</h2><p>2 leeks</p><p>1 l stock</p><h2>${directions}</h2><p>Cut the leeks into rings and wash them well in cold water.</p><h2>${other}</h2><p>Leeks are at their best in the winter months, when they are thick.</p>`;
    expect(extractRecipe(body, null)).toMatchObject({
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Cut the leeks into rings and wash them well in cold water.'],
    });
  });

  it('are lists of words for each kind of section, in every language', () => {
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(languages));
    expect(schema.safeParse({ ...listed, de: { ingredients: ['zutaten'] } }).success).toBe(false);
  });

  it('are written in lower case, each once in its language, and none means two things', () => {
    for (const [tag, { ingredients, directions, other }] of Object.entries(sectionWords)) {
      const all = [...ingredients, ...directions, ...other];
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

import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type MigrationType, migrationFormats } from './index.ts';
import { read, recipes } from './read-for-test.ts';

const note = `---
created: 2023-10-01
tags: [soup]
source: "[[Grandma's book]]"
rating: 4
---
![[leeks.jpg]]

## Ingredients
- [ ] 2 leeks
- [ ] salt

## Method
1. See <https://example.com/leeks> and **boil**.
`;
const recipeMd =
  '# Rye loaf\n\n*bread, vegan*\n\n**2 loaves**\n\n---\n\n- *500 g* flour\n\n## Glaze\n\n- *1* egg\n\n---\n\nMix.\n';
const chowdown = `---
layout: recipe
title: Corn bake
tags: side veg
categories: Dinner
servings: 6
prep_time: 10 mins
image: corn.jpg
color: yellow
components:
- Corn bread
ingredients:
- Base:
  - 3 ears corn
- salt
directions:
- Bake.
---
Good.
`;
const lines = (type: MigrationType, name: string, text: string) =>
  recipes(type, name, text).map(({ name: title, recipeIngredient, recipeInstructions }) => ({
    title,
    lines: recipeIngredient.map((line) => `${line.title === null ? '' : `[${line.title}] `}${line.note}`),
    steps: recipeInstructions.map(({ text: step }) => step),
  }));
const likeness = (type: 'markdown' | 'recipemd' | 'plaintext' | 'chowdown', name: string, text: string) =>
  migrationFormats[type].recognize?.({ name, bytes: strToU8(text) }) ?? 0;

describe('recipes in files of text', () => {
  it('Markdown: a note is named by its file, its picture is found beside it or among the attachments', () => {
    const [soup] = recipes('markdown', 'vault/Recipes/Leek soup.md', note);
    expect(soup).toMatchObject({
      name: 'Leek soup',
      source: "Grandma's book",
      tags: ['soup'],
      rating: 4,
      dateAdded: '2023-10-01',
      extras: {},
      recipeInstructions: [{ text: 'See <https://example.com/leeks> and **boil**.' }],
    });
    expect(soup?.picture?.paths).toEqual(
      expect.arrayContaining(['vault/Recipes/leeks.jpg', 'leeks.jpg', 'attachments/leeks.jpg']),
    );
  });

  it('Markdown: paths go up from the folder of the file', () => {
    const text = '# Soup\n\n![](../images/my%20soup.png)\n\n- 2 leeks\n\n1. Boil.\n';
    expect(recipes('markdown', 'site/posts/soup.md', text)[0]?.picture?.paths).toContain(
      'site/images/my soup.png',
    );
  });

  it('Markdown: a file without a recipe is said to have none', () => {
    expect(read('markdown', 'README.md', '# My recipes\n\nHow to use them:\n\n- open\n- cook\n')).toEqual([
      {
        failure: {
          message: 'Failed to import README.md',
          exception: 'Error: There is no recipe in this file',
        },
      },
    ]);
  });

  it('RecipeMD: amounts, yields, tags and groups', () => {
    expect(lines('recipemd', 'rye.md', recipeMd)).toEqual([
      { title: 'Rye loaf', lines: ['500 g flour', '[Glaze] 1 egg'], steps: ['Mix.'] },
    ]);
    expect(recipes('recipemd', 'rye.md', recipeMd)[0]).toMatchObject({
      recipeYieldQuantity: 2,
      recipeYield: 'loaves',
      tags: ['bread', 'vegan'],
    });
  });

  it('plain text: all recipes of a file', () => {
    const one = (name: string) => `${name}\n\nIngredients\n2 eggs\n\nMethod\nMix well.\n\n`;
    expect(lines('plaintext', 'all.txt', one('Pancakes') + one('Waffles')).map(({ title }) => title)).toEqual(
      ['Pancakes', 'Waffles'],
    );
  });

  it('Chowdown: no field is lost', () => {
    const [bake] = recipes('chowdown', 'site/_recipes/corn.md', chowdown);
    expect(bake).toMatchObject({
      tags: ['Side', 'Veg'],
      categories: ['Dinner'],
      recipeServings: 6,
      prepTime: '10 mins',
      description: 'Good.',
      extras: { layout: 'recipe', color: 'yellow', components: 'Corn bread' },
      picture: { paths: ['site/images/corn.jpg'] },
    });
    expect(lines('chowdown', 'site/_recipes/corn.md', chowdown)).toEqual([
      { title: 'Corn bake', lines: ['[Base] 3 ears corn', 'salt'], steps: ['Bake.'] },
    ]);
  });

  it('are told apart by their content', () => {
    const types = ['markdown', 'recipemd', 'plaintext', 'chowdown'] as const;
    const best = (name: string, text: string) =>
      types.toSorted((one, other) => likeness(other, name, text) - likeness(one, name, text))[0];
    expect([
      best('a.md', note),
      best('a.md', recipeMd),
      best('a.md', chowdown),
      best('a.txt', 'Soup\n\n2 leeks\n1 l stock\n\nBoil the leeks in the stock.'),
    ]).toEqual(['markdown', 'recipemd', 'chowdown', 'plaintext']);
    expect(types.map((type) => likeness(type, 'a.bin', '\u0000\u0001'))).toEqual([0, 0, 0, 0]);
    expect(likeness('plaintext', 'a.json', '{"name":"Soup"}')).toBe(0);
  });
});

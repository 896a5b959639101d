import { describe, expect, it } from 'vitest';
import { migrationFormats } from '../migrations/index.ts';
import { readRecipeText } from '../text/index.ts';
import { splitFrontMatter } from './index.ts';

const fields = (matter: string) =>
  Object.fromEntries(splitFrontMatter(`---\n${matter}\n---\n\nText\n`).matter ?? []);

describe('front matter that people write', () => {
  it.each([
    [
      'a colon in a title',
      'title: Soup: the best\ntags: [a, b]',
      { title: 'Soup: the best', tags: ['a', 'b'] },
    ],
    [
      'a link of Markdown',
      'source: [NYT](https://e.com/a)\nrating: 4',
      { source: '[NYT](https://e.com/a)', rating: '4' },
    ],
    ['signs of YAML', 'title: "Best" cake\nrating: *****', { title: '"Best" cake', rating: '*****' }],
    ['hashtags', 'tags: #soup #easy\ntitle: A', { tags: '#soup #easy', title: 'A' }],
    ['a comment', 'title: A\n# rating: 4', { title: 'A' }],
    ['a name twice', 'title: A\ntitle: B', { title: 'B' }],
    [
      'a slip above lists and texts of several lines',
      'title: A: B\nparts:\n- Sauce:\n  - 1 egg\ntext: |\n  One.\n\n  Two.',
      { title: 'A: B', parts: [{ Sauce: ['1 egg'] }], text: 'One.\n\nTwo.\n' },
    ],
    [
      'a slip in a list of facts',
      'title: A: "B\ntags:\n- x\n- y: "z',
      { title: 'A: "B', tags: ['x', { y: '"z' }] },
    ],
  ])('is read with %s', (_, matter, expected) => {
    expect(fields(matter)).toEqual(expected);
    expect(splitFrontMatter(`---\r${matter.replaceAll('\n', '\r')}\r---\rText\r`).matter).not.toBeNull();
  });

  it('is text where its references would multiply', () => {
    expect(splitFrontMatter('---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\nSoup').matter).toBeNull();
  });

  it('keeps the address of a link, and the fields in groups of Hugo and Zola', () => {
    const text =
      '+++\ntitle = "Tarte"\n[taxonomies]\ntags = ["dessert"]\n[extra]\nservings = 8\nprep_time = "30 min"\nsource = "[NYT](https://e.com/a)"\n+++\n## Ingrédients\n- 6 pommes\n- 150 g de sucre\n\n## Préparation\nCuire.\n';
    expect(readRecipeText(text)).toMatchObject({
      tags: ['dessert'],
      servings: 8,
      prepTime: '30 min',
      url: 'https://e.com/a',
      source: 'NYT',
    });
  });

  it('is read for Cooklang as for every other text, in any language', () => {
    const bytes = new TextEncoder().encode(
      '---\ntitle: Kuchen: der beste\nPortionen: 4\nSchlagwörter: [süß]\n---\n\nDie @Äpfel{1%kg} schneiden.\n',
    );
    const [read] = migrationFormats.cooklang.read({ name: 'kuchen.cook', bytes }, 'en-US');
    expect(read).toMatchObject({ recipe: { name: 'Kuchen: der beste', recipeServings: 4 } });
    expect(read).toMatchObject({ recipe: { tags: ['Süß'], extras: {} } });
  });
});

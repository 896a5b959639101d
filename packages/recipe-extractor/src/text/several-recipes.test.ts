import { describe, expect, it } from 'vitest';
import { readRecipeText, readRecipeTexts } from './index.ts';

const plain = (name: string) =>
  `${name}\n\nServes 4\n\nIngredients\n2 eggs\n100 g flour\n\nMethod\n1. Mix well.\n2. Bake for 20 minutes.\n`;
const marked = (name: string, level = '#') =>
  `${level} ${name}\n\nA nice one.\n\n${level}# Ingredients\n\n- 2 eggs\n- 100 g flour\n\n${level}# Method\n\n1. Mix.\n2. Bake.\n\n`;
const names = (text: string) => readRecipeTexts(text).map(({ name }) => name);

describe('several recipes in one text', () => {
  it.each([
    ['names above their ingredients', `${plain('Pancakes')}\n${plain('Waffles')}`],
    ['rules', `${plain('Pancakes')}\n---\n\n${plain('Waffles')}`],
    ['rules of equals signs', `${plain('Pancakes')}\n========\n${plain('Waffles')}`],
    ['page breaks', `${plain('Pancakes')}\f${plain('Waffles')}`],
    ['headings', marked('Pancakes') + marked('Waffles')],
    [
      'headings below the one of a book',
      `# My book\n\n${marked('Pancakes', '##')}${marked('Waffles', '##')}`,
    ],
    [
      'headings, without headings of sections',
      '# Pancakes\n\n- 2 eggs\n- 100 g flour\n\nMix and fry them in butter.\n\n# Waffles\n\n- 3 eggs\n- 200 g flour\n\nMix and bake them in an iron.\n',
    ],
  ])('are parted by %s', (_, text) => {
    expect(names(text)).toEqual(['Pancakes', 'Waffles']);
  });

  it('keep the words that stand above all of them', () => {
    const [first] = readRecipeTexts(
      `# My book\n\nOf old.\n\n${marked('Pancakes', '##')}${marked('Waffles', '##')}`,
    );
    expect(first?.notes).toEqual([{ title: '', text: 'My book\n\nOf old.' }]);
  });

  it.each([
    [
      'with parts of their own sections',
      `# Pie\n\n${marked('Dough', '##')}${marked('Filling', '##')}`,
      ['Dough', 'Filling'],
    ],
    [
      'with groups of ingredients',
      '# Pie\n\n## For the crust\n\n- 1 cup flour\n\n## For the filling\n\n- 2 apples\n\n## Steps\n\n1. Mix\n2. Bake\n',
      ['For the crust', 'For the filling'],
    ],
    [
      'with parts in plain text',
      'Tart\n\nPastry\n\nIngredients\n200 g flour\n\nMethod\nRub.\n\nFilling\n\nIngredients\n4 lemons\n\nMethod\nWhisk.\n',
      ['Pastry', 'Filling'],
    ],
  ])('are one %s', (_, text, titles) => {
    const found = readRecipeTexts(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.ingredients.map(({ title }) => title).filter(Boolean)).toEqual(titles);
  });

  it('are not found in other texts', () => {
    expect(readRecipeTexts('# Week\n\n## Monday\n\nEat out.\n\n## Tuesday\n\nPizza\n')).toEqual([]);
  });

  it('take time in proportion to their length', () => {
    const texts = [
      plain('Pancakes').repeat(300),
      '# H\n'.repeat(10_000),
      'salt\n'.repeat(10_000),
      '\n\nA\n'.repeat(10_000),
      '> '.repeat(20_000),
      '*a '.repeat(15_000),
      '[a](b'.repeat(8_000),
      '| a '.repeat(10_000),
    ];
    for (const text of texts) {
      expect(readRecipeTexts(text).length).toBeLessThan(text.length);
      readRecipeText(text);
    }
  });
});

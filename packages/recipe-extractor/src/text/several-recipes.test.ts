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
      'blank lines alone',
      'Pancakes\n\n2 eggs\n100 g flour\n\nMix and fry them in butter.\n\nWaffles\n\n3 eggs\n200 g flour\nsalt\n\nMix and bake them.\n',
    ],
    [
      'blank lines, with names right above the lists and words above all',
      'Here are both, as you asked:\n\nPancakes\n2 eggs\n100 g flour\n\nMix and fry.\n\nWaffles\n3 eggs\n200 g flour\n\nMix and bake.\n',
    ],
    [
      'numbers in front of their names',
      '1. Pancakes\n\nIngredients:\n- 2 eggs\n- 200 g flour\n\nMethod:\nMix and fry.\n\n2. Waffles\n\nIngredients:\n- 3 eggs\n- 200 g flour\n\nMethod:\nMix and bake.\n',
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

  it.each([
    [
      'whose lists are parts below its name',
      'Apple cake\n\nShortcrust\n200 g flour\n100 g butter\n\nKnead and chill.\n\nApples on top\n4 apples\n50 g sugar\n\nStew, spread and bake.\n',
    ],
    [
      'with a second list that has no steps of its own',
      'Pancakes\n\n2 eggs\n100 g flour\n\nMix and fry them in butter.\n\nBerry mix\n\n200 g berries\n1 tbsp sugar\n',
    ],
  ])('are one %s in plain text', (_, text) => {
    expect(readRecipeTexts(text)).toHaveLength(1);
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

import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const found = (search: string, ...names: string[]) => bestFirst(names, search, (name) => [name]);

describe('bestFirst', () => {
  it('puts the exact name first, then what begins with it, then what contains it', () => {
    expect(found('flour', 'cornflour', 'flour tortilla', 'salt', 'plain flour', 'flour')).toEqual([
      'flour',
      'flour tortilla',
      'cornflour',
      'plain flour',
    ]);
  });

  it('looks at neither case nor accents nor outer blanks', () => {
    expect(found(' CREME ', 'Sour crème', 'Crème fraîche', 'Crème')).toEqual([
      'Crème',
      'Crème fraîche',
      'Sour crème',
    ]);
  });

  it('finds umlauts by both spellings, and other scripts as they are written', () => {
    const all = ['Rahmkäse', 'Käsespätzle', 'Kaesekuchen', 'Käse', '红豆', 'dough'];
    expect(found('kaese', ...all)).toEqual(['Käse', 'Käsespätzle', 'Kaesekuchen', 'Rahmkäse']);
    expect(found('käse', ...all)).toEqual(['Käse', 'Käsespätzle', 'Kaesekuchen', 'Rahmkäse']);
    expect(found('kase', ...all)).toEqual(['Käse', 'Käsespätzle', 'Rahmkäse']);
    expect(found('豆', ...all)).toEqual(['红豆']);
  });

  it('leaves everything in its order while nothing is typed', () => {
    expect(found('', 'pear', 'apple', 'fig')).toEqual(['pear', 'apple', 'fig']);
  });

  it('ranks by the best of several names', () => {
    const foods = [
      { name: 'egg', pluralName: 'eggs' },
      { name: 'eggs Benedict', pluralName: null },
      { name: 'mouse' },
      { name: 'duck egg', pluralName: 'duck eggs' },
    ];
    const names = bestFirst(foods, 'eggs', (food) => [food.name, food.pluralName]).map(({ name }) => name);
    expect(names).toEqual(['egg', 'eggs Benedict', 'duck egg']);
    expect(bestFirst(foods, '', (food) => [food.name, food.pluralName])).toEqual(foods);
  });
});

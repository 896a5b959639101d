import type { ReadCookBook } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { groupCookbooks } from './cookbook-groups.ts';

const book = (name: string, householdId: string, position: number) =>
  ({ name, householdId, position }) as ReadCookBook;
const households = [
  { id: 'own', name: 'Smith' },
  { id: 'b', name: 'Zeller' },
  { id: 'a', name: 'Ångström' },
  { id: 'none', name: 'Bell' },
];

describe('cookbooks in the menu', () => {
  it('are ordered by position in the own household, by household and name in others', () => {
    const { own, others } = groupCookbooks(
      [
        book('Soups', 'own', 2),
        book('Zest', 'b', 1),
        book('Bread', 'b', 2),
        book('Cakes', 'own', 1),
        book('Fish', 'a', 1),
      ],
      households,
      'own',
    );
    expect(own.map(({ name }) => name)).toEqual(['Cakes', 'Soups']);
    expect(others.map(({ name, cookbooks }) => [name, cookbooks.map((one) => one.name)])).toEqual([
      ['Ångström', ['Fish']],
      ['Zeller', ['Bread', 'Zest']],
    ]);
  });

  it('all belong to others for a visitor', () => {
    expect(groupCookbooks([book('Soups', 'own', 2)], households, null)).toMatchObject({
      own: [],
      others: [{ name: 'Smith' }],
    });
  });
});

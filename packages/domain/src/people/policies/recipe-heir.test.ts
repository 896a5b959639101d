import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PossibleHeir, recipeHeir } from './index.ts';

const leaving = { id: 'gone', groupId: 'g', householdId: 'h' };
const person = (id: string, change: Partial<PossibleHeir> = {}): PossibleHeir => ({
  id,
  groupId: 'g',
  householdId: 'h',
  username: id,
  canManageHousehold: false,
  ...change,
});

describe('recipeHeir', () => {
  it.each<[string, PossibleHeir[], string | undefined]>([
    ['a member of the household before the group', [person('a', { householdId: 'x' }), person('b')], 'b'],
    ['a manager before the others', [person('a'), person('b', { canManageHousehold: true })], 'b'],
    [
      'the household before a manager elsewhere',
      [person('a', { householdId: 'x', canManageHousehold: true }), person('b')],
      'b',
    ],
    ['else a member of the group', [person('a', { householdId: 'x' })], 'a'],
    ['the first by name, whatever its case', [person('b'), person('1', { username: 'A' })], '1'],
    ['nobody of another group', [person('a', { groupId: 'x' })], undefined],
    ['never the person who leaves', [person('gone')], undefined],
    ['nobody when nobody is there', [], undefined],
  ])('is %s', (_, people, heir) => {
    expect(recipeHeir(leaving, people)?.id).toBe(heir);
  });

  it('does not depend on the order in which people are listed', () => {
    const one = fc.record({
      id: fc.constantFrom('gone', 'a', 'b', 'c', 'd'),
      groupId: fc.constantFrom('g', 'x'),
      householdId: fc.constantFrom('h', 'i'),
      username: fc.constantFrom('A', 'a', 'b', null),
      canManageHousehold: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), (people) => {
        expect(recipeHeir(leaving, people.toReversed())).toEqual(recipeHeir(leaving, people));
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { rankName } from './rank-name.ts';

it.each([
  ['Plan', 'plan', 0],
  ['Crème brûlée', 'creme brulee', 0],
  ['Käsespätzle', 'kaese', 1],
  ['Leek soup', 'sou le', 2],
  ['Käsespätzle', 'spätz', 3],
  ['红豆汤', '豆', 2],
  ['Einkaufslisten', 'liste', 3],
  ['Соусы', 'соу', 1],
  ['Plan', 'leek', null],
])('%j fits %j by rank %j', (name, text, rank) => {
  expect(rankName({ name }, text)).toBe(rank);
});

it('further words find, but come last', () => {
  expect(rankName({ name: 'Backups', words: 'Save and restore' }, 'restore backups')).toBe(4);
  expect(rankName({ name: 'Backups', words: 'Save and restore' }, 'restore soup')).toBeNull();
});

import { expect, it } from 'vitest';
import { findKind } from './find-kind.ts';

const kinds = [
  { id: 'lunchbox', entryType: 'lunch' },
  { id: 'supper', entryType: 'dinner' },
  { id: 'late', entryType: 'dinner' },
] as const;

it.each([
  ['its own kind', 'dinner', 'late', 'late'],
  ['the first kind for the meal of an entry without one', 'dinner', null, 'supper'],
  ['the first kind for the meal of an entry of a deleted kind', 'lunch', 'gone', 'lunchbox'],
  ['none where no kind stands for the meal', 'snack', null, undefined],
] as const)('%s', (_, entryType, mealKindId, found) => {
  expect(findKind(kinds, { entryType, mealKindId })?.id).toBe(found);
});

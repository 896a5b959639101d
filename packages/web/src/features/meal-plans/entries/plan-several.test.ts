import { expect, it } from 'vitest';
import { daysFor } from './plan-several.ts';

it('several recipes are planned for one day after the other, or all for the same', () => {
  expect(daysFor(3, '2024-02-28', true)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  expect(daysFor(2, '2024-02-28', false)).toEqual(['2024-02-28', '2024-02-28']);
  expect(daysFor(2, 'soon', true)).toEqual([]);
});

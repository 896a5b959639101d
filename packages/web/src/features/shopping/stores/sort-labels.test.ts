import { expect, it } from 'vitest';
import { sortLabels } from './sort-labels.ts';

it('labels stand as they were ordered by hand, then as learned, then as they come', () => {
  const labels = ['bread', 'dairy', 'fish', 'tea', 'wine'].map((id) => ({ id }));
  const sorted = sortLabels(labels, {
    labelIds: ['tea', 'fish'],
    spots: [': nails', 'dairy', 'tea', 'bread'],
  });
  expect(sorted.map(({ id }) => id)).toEqual(['tea', 'fish', 'dairy', 'bread', 'wine']);
});

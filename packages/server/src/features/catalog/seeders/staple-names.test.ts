import { expect, it } from 'vitest';
import { listStapleNames } from './staple-names.ts';

it('staples are known by their names of several languages, capitalized or not', async () => {
  const names = await listStapleNames();
  expect(names).toEqual(expect.arrayContaining(['salt', 'Salt', 'oil', 'Salz', 'Zucker', 'Mehl', 'ملح']));
  expect(names).not.toContain('butter');
});

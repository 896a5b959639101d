import { expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

it('no sheet asks the whole page with :has(), which every node that comes or goes would answer anew', () => {
  const sheets = Object.entries(readSources(/\.css$/));
  const asking = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/(?:root|html|body)\)?:has\([^{]*/g)].map(([selector]) => `${file}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});

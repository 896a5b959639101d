import { expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

it('no sheet takes a field that says it is right for a wrong one', () => {
  const sheets = Object.entries(readSources(/\.css$/));
  const guessing = sheets.filter(([, css]) => css.includes('[aria-invalid]')).map(([file]) => file);
  expect(sheets.some(([, css]) => css.includes("[aria-invalid='true']"))).toBe(true);
  expect(guessing).toEqual([]);
});

import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  ['en-US', '1 recipe, 2 people, 3 files', ['1 recipe', '2 people', '3 files']],
  ['de-DE', '1 Rezept, 2 Personen und 3 Dateien', ['1 Rezept', '2 Personen', '3 Dateien']],
  ['en-US', '', []],
])('is a list in %s: %s', (formats, text, parts) => {
  expect(listText(parts, formats)).toBe(text);
});

it('has no comma of another script', () => {
  expect(listText(['4 وصفات', '3 أشخاص', 'ملفان'], 'ar-SA-u-nu-latn')).not.toContain(',');
});

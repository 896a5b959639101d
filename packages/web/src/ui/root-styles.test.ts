import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it('no sheet asks the whole page with :has(), which every node that comes or goes would answer anew', () => {
  const asking = sheets.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/(?:root|html|body)\)?:has\([^{]*/g)].map(
      ([selector]) => `${file}: ${selector}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const components = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));

/** The kit restores the focus on close, but these overlays unmount while they are open. */
it('everything that is put over the page while it is open gives the focus back', () => {
  const overlays = components.filter(({ source }) => /<(?:Modal|Drawer)(?:\.Root)?\s+opened\s/.test(source));
  expect(overlays.length).toBeGreaterThan(1);
  const keeping = overlays.filter(({ source }) => !source.includes('  useReturnedFocus();\n'));
  expect(keeping.map(({ file }) => file)).toEqual([]);
});

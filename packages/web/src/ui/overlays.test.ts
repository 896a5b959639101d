import { expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

const components = Object.entries(readSources(/(?<!\.test)\.tsx$/)).map(([file, source]) => ({
  file,
  source,
}));

/** The kit restores the focus on close, but these overlays unmount while they are open. */
it('everything that is put over the page while it is open gives the focus back', () => {
  const overlays = components.filter(({ source }) => /<(?:Modal|Drawer)(?:\.Root)?\s+opened\s/.test(source));
  expect(overlays.length).toBeGreaterThan(1);
  const keeping = overlays.filter(({ source }) => !source.includes('  useReturnedFocus();\n'));
  expect(keeping.map(({ file }) => file)).toEqual([]);
});

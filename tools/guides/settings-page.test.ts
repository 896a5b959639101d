import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { settingsChapters } from './setting-descriptions.ts';
import { listVariables, writeSettingsPage } from './settings-page.ts';

test('every variable is described once, and nothing else is', () => {
  const described = settingsChapters.flatMap(({ variables }) => Object.keys(variables));
  expect(described.toSorted()).toEqual(
    listVariables()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('docs/guide/settings.md is what `settings-page.ts --write` writes', () => {
  expect(readFileSync(join(root, 'docs/guide/settings.md'), 'utf8')).toBe(writeSettingsPage());
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hearthVersion } from './version.ts';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

it('the release of Hearth is that of package.json and the last one of the changelog', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: hearthVersion });
  expect(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(hearthVersion);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type MigrationType, migrationFormats } from '../index.ts';
import { language } from '../read-for-test.ts';
import { summarizeAll } from '../summary-for-test.ts';

/** A folder for each format, with files of it, written for these tests, and beside each what is read of it. */
const folder = join(import.meta.dirname, 'fixtures');
const programs = readdirSync(folder) as MigrationType[];
const fixtures = programs.flatMap((program) =>
  readdirSync(join(folder, program), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.read.txt'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { program, path, name: path.slice(join(folder, program).length + 1) };
    }),
);
const source = ({ path, name }: (typeof fixtures)[number]) => ({
  name,
  bytes: new Uint8Array(readFileSync(path)),
});

describe('files of other programs', () => {
  it('are there for each format, three at least', () => {
    const counts = programs.map((program) => [
      program,
      fixtures.filter((one) => one.program === program).length,
    ]);
    expect(counts.filter(([, count]) => Number(count) < 3)).toEqual([]);
  });

  it.each(fixtures)('are read: $program, $name', async (fixture) => {
    const read = migrationFormats[fixture.program].read(source(fixture), language);
    expect(read.filter((one) => 'failure' in one)).toEqual([]);
    await expect(summarizeAll(read)).toMatchFileSnapshot(`${fixture.path}.read.txt`);
  });

  it.each(fixtures)('are found in an archive: $program, $name', ({ program, name }) => {
    const path = `Export/${name}`;
    const all = ['Export/', 'Export/images/x.jpg', '__MACOSX/x', path];
    const isDeep = program === 'copymethat';
    expect(migrationFormats[program].sourcesAmong(isDeep ? [name] : all)).toEqual([isDeep ? name : path]);
  });

  it.each(fixtures)('are recognised by what they are: $program, $name', (fixture) => {
    const file = source(fixture);
    const votes = (Object.keys(migrationFormats) as MigrationType[])
      .map((type) => [type, migrationFormats[type].recognize?.(file) ?? 0] as const)
      .toSorted((a, b) => b[1] - a[1]);
    expect(votes[0]?.[0] === 'recipesage' ? 'schemaorg' : votes[0]?.[0]).toBe(fixture.program);
    expect(votes[0]?.[1]).toBeGreaterThan(0.3);
  });

  it('of Paprika are packed', () => {
    for (const fixture of fixtures.filter(({ program }) => program === 'paprika')) {
      const { name, bytes } = source(fixture);
      const packed = { name: 'a file', bytes: gzipSync(bytes) };
      expect(migrationFormats.paprika.recognize?.(packed)).toBeGreaterThan(0.9);
      expect(migrationFormats.paprika.read(packed, language)).toEqual(
        migrationFormats.paprika.read({ name, bytes }, language),
      );
    }
  });
});

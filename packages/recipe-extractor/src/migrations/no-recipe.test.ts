import * as fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type MigrationType, migrationFormats } from './index.ts';
import { read, recipes } from './read-for-test.ts';

const types = Object.keys(migrationFormats) as MigrationType[];

/** The names of the recipes of a file, whatever else of it failed. */
function namesIn(type: MigrationType, content: string | Uint8Array): string[] {
  return read(type, 'a/recipe.json', content).flatMap((one) => ('recipe' in one ? [one.recipe.name] : []));
}

describe('what is no recipe', () => {
  it('never throws, whatever a file contains', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.uint8Array({ maxLength: 300 }), (type, bytes) => {
        expect(namesIn(type, bytes)).not.toContain('');
      }),
    );
  });

  it.each([
    ['null'],
    ['[]'],
    ['3'],
    ['{"name":{"a":1},"recipe_ingredient":7,"steps":"x","recipe_instructions":[[[]]]}'],
  ])('reads no recipe without a name from %s', (text) => {
    expect(types.flatMap((type) => namesIn(type, text))).not.toContain('');
  });

  it('names no day that no calendar has', () => {
    const made = (created: string) =>
      recipes('paprika', 'x', gzipSync(strToU8(JSON.stringify({ name: 'Soup', created }))))[0]?.dateAdded;
    expect([made('2024-02-29 08:00'), made('2023-02-29'), made('soon')]).toEqual(['2024-02-29', null, null]);
  });
});

import { readFileSync } from 'node:fs';
import { createEntryIndex, readIngredient } from '@hearth/ingredients/parser';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { describe, expect, it } from 'vitest';
import {
  type SeedLists,
  loadSeedLists,
} from '../../packages/server/src/features/catalog/seeders/seed-lists.ts';
import { plainText } from '../../packages/web/src/ui/text/plain-text.ts';

/** Where the web app shows an example of a line with a food: file of the locale, path of the key. */
const examples = [
  ['shopping-lists', 'entry.example'],
  ['editor', 'quick.example'],
  ['editor', 'ingredient.example'],
] as const;
/** The text before an example in a placeholder. */
const forExample = /^(?:e\.g\.|z\. B\.|مثلًا:)\s*/u;
const locales = ['en-US', 'de-DE', 'ar-SA'];

/** The list page compares names with `plainText`, the server with `normalizeSearchText`. */
const comparisons = [
  ['list page', plainText],
  ['server', normalizeSearchText],
] as const;

describe.each(locales)('a group that was seeded in %s', async (locale) => {
  const lists = await loadSeedLists(locale);
  const lines = examples.map(([file, key]) => [key, readExample(locale, file, key)] as const);

  it.each(comparisons)('knows the food, its label and the unit of every example (%s)', (_name, normalize) => {
    const known = buildEntries(lists, normalize);
    for (const [key, line] of lines) {
      const { food, unit, parsed } = readIngredient(line, known);
      expect([key, line, food?.label, unit]).toEqual([
        key,
        line,
        expect.stringMatching(/./),
        expect.anything(),
      ]);
      expect(parsed.quantity).toBeGreaterThan(1);
    }
  });
});

function readExample(locale: string, file: string, key: string): string {
  const path = new URL(`../../packages/locales/${locale}/${file}.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const text = key.split('.').reduce((part, name) => Object(part)[name], texts);
  return String(text).replace(forExample, '');
}

function buildEntries({ foods, units }: SeedLists, normalize: (text: string) => string) {
  const index = <T>(words: readonly T[], namesOf: (word: T) => readonly string[]) =>
    createEntryIndex(
      words.map((word) => ({ word, names: namesOf(word).map(normalize) })),
      1,
      normalize,
    );
  return {
    foods: index(foods, ({ name, plural, aliases }) => [name, plural ?? '', ...aliases]),
    units: index(units, (unit) => [unit.name, unit.plural, unit.abbreviation, unit.pluralAbbreviation]),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { localeValues } from '@hearth/contract';
import { chooseSeedLocale, listSeedLocales } from '@hearth/domain/catalog/seed-locales';
import { createEntryIndex } from '@hearth/ingredients/parser';
import { findUnit } from '@hearth/domain/measures/units';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type FoodFile, foodFiles, unitFiles } from './list-files.ts';
import foodKeys from './lists/food-keys.json' with { type: 'json' };
import { loadSeedLists } from './seed-lists.ts';
import { seedUnitKinds } from './seed-unit-kinds.ts';

const foodLocales = listSeedLocales('foods');
const aisles = Object.values(foodKeys);
const sharedFoods = aisles.flatMap(({ shared }) => shared);
const localFoods = aisles.flatMap(({ local }) => local);
const sharedUnits = Object.keys(seedUnitKinds).filter((key) => seedUnitKinds[key]?.isLocal === false);

const readText = (name: string) => readFileSync(new URL(`./lists/${name}.json`, import.meta.url), 'utf8');
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);
const Overlay = z.object({ over: z.string().optional(), without: z.array(z.string()).default([]) });

/** Keys that a list may leave out, with those of the list that it builds on. */
function leftOut(kind: 'foods' | 'units', locale: string): string[] {
  const { over, without } = Overlay.parse(JSON.parse(readText(`${kind}.${locale}`)));
  return [...(over === undefined ? [] : leftOut(kind, over)), ...without];
}

describe('the keys of foods', () => {
  it('are 500 to 600 that every language has, and some of single kitchens, each once', () => {
    expect(sharedFoods.length).toBeGreaterThanOrEqual(500);
    expect(sharedFoods.length).toBeLessThanOrEqual(600);
    expect(twice([...sharedFoods, ...localFoods])).toEqual([]);
    for (const key of [...sharedFoods, ...localFoods]) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(aisles.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });

  it('of single kitchens are in a list', async () => {
    const lists = await Promise.all(foodLocales.map(loadSeedLists));
    const used = new Set(lists.flatMap(({ foods }) => foods.map(({ key }) => key)));
    expect(localFoods.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('the files of lists', () => {
  it('are those that the web app offers', () => {
    const files = readdirSync(new URL('./lists', import.meta.url));
    const named = (kind: string) =>
      files.filter((file) => file.startsWith(`${kind}.`)).map((file) => file.split('.')[1]);
    expect([...foodFiles.keys()]).toEqual(foodLocales);
    expect([...unitFiles.keys()]).toEqual(listSeedLocales('units'));
    expect(named('foods').toSorted()).toEqual(foodLocales);
    expect(named('units').toSorted()).toEqual(listSeedLocales('units'));
    expect(listSeedLocales('units')).toEqual([...localeValues].toSorted());
  });

  it.each(readdirSync(new URL('./lists', import.meta.url)))('name no key twice: %s', (file) => {
    const keys = [...readText(file.replace('.json', '')).matchAll(/^ *"([^"]+)": "/gm)].map(([, key]) => key);
    expect(twice(keys.map(String).filter((key) => !['color', 'label', 'over'].includes(key)))).toEqual([]);
  });

  it.each(foodLocales)('put every food of %s into its aisle', async (locale) => {
    const file: FoodFile | undefined = (await foodFiles.get(locale)?.())?.default;
    for (const [aisle, { foods }] of Object.entries(file?.aisles ?? {})) {
      const keys = Object.entries(foodKeys).find(([name]) => name === aisle)?.[1];
      const known = [...(keys?.shared ?? []), ...(keys?.local ?? [])];
      expect([aisle, Object.keys(foods).filter((key) => !known.includes(key))]).toEqual([aisle, []]);
    }
  });
});

describe.each(foodLocales)('the foods of %s', (locale) => {
  it('are whole: every shared key once, but for those that the kitchen does without', async () => {
    const { foods } = await loadSeedLists(locale);
    const keys = foods.map(({ key }) => key);
    expect(twice(keys)).toEqual([]);
    const shared = keys.filter((key) => sharedFoods.includes(key));
    const without = leftOut('foods', locale);
    expect([...shared, ...without.filter((key) => sharedFoods.includes(key))].toSorted()).toEqual(
      sharedFoods.toSorted(),
    );
    expect(shared.length).toBeGreaterThanOrEqual(500);
    expect(shared.length).toBeLessThanOrEqual(600);
    expect(without.filter((key) => !sharedFoods.includes(key) && !localFoods.includes(key))).toEqual([]);
  });

  it('have clean names, at most four aliases, and labels that are all used', async () => {
    const { foods, labels } = await loadSeedLists(locale);
    for (const { name, plural, aliases } of foods) {
      expect(aliases.length).toBeLessThanOrEqual(4);
      const words = [name, plural ?? name, ...aliases];
      for (const word of words) expect([word, word.trim(), /[|;,]/.test(word)]).toEqual([word, word, false]);
      expect(words).not.toContain('');
    }
    expect(labels).toHaveLength(25);
    expect(twice(labels.map(({ name }) => name))).toEqual([]);
    expect(new Set(foods.map(({ label }) => label))).toEqual(new Set(labels.map(({ name }) => name)));
  });

  it('are told apart: no name, plural or alias belongs to two', async () => {
    const { foods } = await loadSeedLists(locale);
    const entries = foods.map(({ name, plural, aliases }) => ({
      word: name,
      names: [name, plural ?? name, ...aliases].map(normalizeSearchText),
    }));
    const index = createEntryIndex(entries, 1, normalizeSearchText);
    for (const { word, names } of entries)
      for (const name of names) expect([name, index.exact(name)]).toEqual([name, word]);
  });
});

describe.each(listSeedLocales('units'))('the units of %s', (locale) => {
  it('are whole: every shared key once, but for those that the kitchen does without', async () => {
    const { units } = await loadSeedLists(locale);
    const keys = units.map(({ key }) => key);
    const without = leftOut('units', locale).filter((key) => sharedUnits.includes(key));
    const shared = keys.filter((key) => sharedUnits.includes(key));
    expect([...shared, ...without].toSorted()).toEqual(sharedUnits.toSorted());
    expect(without.length).toBeLessThanOrEqual(1);
    expect(
      Object.keys(JSON.parse(readText(`units.${locale}`)).units).filter((key) => !seedUnitKinds[key]),
    ).toEqual([]);
  });

  it('are told apart by name and by abbreviation', async () => {
    const { units } = await loadSeedLists(locale);
    const words = units.map((unit) => [
      ...new Set([unit.name, unit.plural, unit.abbreviation, unit.pluralAbbreviation].filter(Boolean)),
    ]);
    expect(twice(words.flat().map((word) => word.toLowerCase()))).toEqual([]);
    expect(words.flat().every((word) => word === word.trim())).toBe(true);
  });
});

describe('units of known size', () => {
  it.each(['en-US', 'de-DE'])('are those that the names of %s stand for', async (locale) => {
    const { units } = await loadSeedLists(locale);
    const known = units.filter(({ name }) => findUnit(name) !== undefined);
    expect(known.length).toBeGreaterThan(15);
    for (const { name, standardId } of known) expect([name, standardId]).toEqual([name, findUnit(name)?.id]);
  });

  it.each(['en-GB', 'fr-FR', 'sv-SE', 'tr-TR', 'vi-VN', 'is-IS'])(
    'have their symbols in %s',
    async (locale) => {
      const metric = (await loadSeedLists(locale)).units.filter(({ fraction }) => !fraction);
      expect(metric.length).toBeGreaterThanOrEqual(5);
      for (const { standardId, abbreviation } of metric) expect(abbreviation).toBe(standardId);
    },
  );
});

describe('a language without foods of its own', () => {
  it('gets American ones, and its own units', async () => {
    for (const locale of localeValues) expect(foodLocales).toContain(chooseSeedLocale('foods', locale));
    const [lithuanian, american] = [await loadSeedLists('lt-LT'), await loadSeedLists('en-US')];
    expect([lithuanian.foods, lithuanian.labels]).toEqual([american.foods, american.labels]);
    expect(lithuanian.units.map(({ name }) => name)).toContain('arbatinis šaukštelis');
  });
});

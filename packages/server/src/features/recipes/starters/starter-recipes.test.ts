import { readdirSync } from 'node:fs';
import { RecipeInput, starterMeasures } from '@hearth/contract';
import { listSeedLocales } from '@hearth/domain/catalog/seed-locales';
import { findDurations } from '@hearth/domain/durations/find';
import { minutesOfDuration } from '@hearth/domain/durations/parse';
import { formatTag } from '@hearth/domain/text/locales';
import { describe, expect, it } from 'vitest';
import { loadSeedLists } from '../../catalog/seeders/index.ts';
import { buildStarter, chooseAmount, readAmount, starterMark } from './build-starter.ts';
import { readStarterPicture } from './starter-pictures.ts';
import type { StarterRecipe } from './starter-recipe.ts';
import { starterRecipes } from './starter-recipes.ts';
import { withUnits } from './starters.service.ts';
import { loadStarterTexts, starterTextFiles, type StarterTexts } from './starter-texts.ts';

const american = await loadSeedLists('en-US');
const english = await loadStarterTexts('en-US');
const locales = [...starterTextFiles.keys()];

/** Every key of the texts, with the number of steps. */
const listKeys = ({ organizers, recipes }: StarterTexts) => [
  ...Object.keys(organizers),
  ...Object.entries(recipes).flatMap(([key, { notes, steps, ...texts }]) => [
    `${key}: ${Object.keys(texts).join(' ')}, ${steps.length} steps`,
    ...Object.keys(notes).map((food) => `${key}: ${food}`),
  ]),
];

const isWhole = (of: number) => Number.isInteger(of);
/** What a cook of each system reads off a spoon, a cup or a scale. */
const isRound = {
  gram: (of: number) => of % 10 === 0 || of % 25 === 0,
  milliliter: (of: number) => of % 50 === 0,
  cup: (of: number) => isWhole(of * 4),
  pound: (of: number) => isWhole(of * 4),
} as const;

/** Grams and milliliters of a unit. */
const sizes: Readonly<Record<string, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  cup: 236.6,
};

function weigh(amount: string): number {
  const { quantity, unit } = readAmount(amount);
  return quantity * (sizes[unit ?? ''] ?? 1);
}

const sameKind = (metric: string, us: string) =>
  ['gram', 'kilogram'].some((unit) => metric.endsWith(unit)) ===
  ['ounce', 'pound'].some((unit) => us.endsWith(unit));

/** The times in each step that start a timer, in seconds. */
const listTimers = ({ recipes }: StarterTexts) =>
  Object.entries(recipes).map(([key, { steps }]) => [
    key,
    steps.map((step) => findDurations(step).map(({ seconds }) => seconds)),
  ]);

describe('the starter recipes', () => {
  it.each(locales)('start the same timers in %s as in English', async (locale) => {
    const timers = listTimers(await loadStarterTexts(locale));
    expect(timers).toEqual(listTimers(english));
    expect(timers.flat(3).filter(Number.isFinite).length).toBeGreaterThan(25);
  });

  it('are twelve, each with five to ten ingredients, three to six steps, a time and servings', () => {
    expect(new Set(starterRecipes.map(({ key }) => key)).size).toBe(12);
    for (const { key, ingredients, steps, servings, prep, cook } of starterRecipes) {
      const count = Object.keys(ingredients).length;
      expect([key, count >= 5 && count <= 10, steps.length >= 3 && steps.length <= 6]).toEqual([
        key,
        true,
        true,
      ]);
      expect(servings * prep).toBeGreaterThan(0);
      expect(prep + cook).toBeLessThanOrEqual(75);
    }
  });

  it('use every ingredient in exactly one step', () => {
    for (const { key, ingredients, steps } of starterRecipes)
      expect([key, ...steps.flat().toSorted()]).toEqual([key, ...Object.keys(ingredients).toSorted()]);
  });

  it('have amounts that are round in both systems, and nearly the same', () => {
    for (const { key, ingredients } of starterRecipes)
      for (const [food, amount] of Object.entries(ingredients)) {
        for (const measures of starterMeasures) {
          const { quantity, unit } = readAmount(chooseAmount(amount, measures));
          const round = Object.entries(isRound).find(([name]) => name === unit)?.[1] ?? isWhole;
          expect([key, food, quantity, round(quantity)]).toEqual([key, food, quantity, true]);
        }
        const [metric, us] = starterMeasures.map((measures) => chooseAmount(amount, measures));
        if (metric === undefined || us === undefined || !sameKind(metric, us)) continue;
        const [grams, american] = [weigh(metric), weigh(us)];
        expect([key, food, Math.abs(american / grams - 1) < 0.2]).toEqual([key, food, true]);
      }
  });

  it('name foods and units that every list has', async () => {
    for (const locale of listSeedLocales('units')) {
      const { foods, units } = withUnits(await loadSeedLists(locale), american);
      const known = new Set([...foods, ...units].map(({ key }) => key));
      const named = starterRecipes.flatMap(({ ingredients }) =>
        Object.entries(ingredients).flatMap(([food, amount]) => [
          food,
          ...starterMeasures.flatMap((measures) => readAmount(chooseAmount(amount, measures)).unit ?? []),
        ]),
      );
      expect([locale, named.filter((key) => !known.has(key))]).toEqual([locale, []]);
    }
  });

  it('have a picture each, and no picture is left over', async () => {
    for (const { key } of starterRecipes) {
      const { original, minOriginal, tinyOriginal } = await readStarterPicture(key);
      expect(original.length).toBeGreaterThan(minOriginal.length);
      expect(minOriginal.length).toBeGreaterThan(tinyOriginal.length);
      expect(minOriginal.length).toBeLessThan(60_000);
    }
    const folder = new URL('../../../../starter-pictures', import.meta.url);
    const drawn = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(drawn).toEqual(starterRecipes.map(({ key }) => `${key}.svg`).toSorted());
  });
});

describe.each(locales)('their texts in %s', async (locale) => {
  const texts = await loadStarterTexts(locale);

  it('have the keys of the English ones', () => {
    expect(listKeys(texts)).toEqual(listKeys(english));
    expect(Object.keys(texts.recipes)).toEqual(starterRecipes.map(({ key }) => key));
  });

  it('are all written, with how hot the oven is where there is one', () => {
    for (const { key, oven, steps, ingredients } of starterRecipes) {
      const text = texts.recipes[key];
      expect(text?.steps.length).toBe(steps.length);
      expect(text?.steps.filter((step) => step.includes('{oven}')).length).toBe(oven === undefined ? 0 : 1);
      expect(Object.keys(text?.notes ?? {}).filter((food) => !(food in ingredients))).toEqual([]);
      const all = [
        text?.name,
        text?.description,
        ...(text?.steps ?? []),
        ...Object.values(text?.notes ?? {}),
      ];
      for (const one of all) expect(one).toMatch(/\S/);
      expect(all.join(' ')).not.toMatch(/'|"|!/);
    }
  });

  it.each(starterMeasures)('make whole recipes with %s amounts', async (measures) => {
    const lists = await loadSeedLists(locale);
    let ids = 0;
    const makeId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
    const language = { texts, lists, measures, tag: formatTag(locale), makeId };
    const faults = starterRecipes.flatMap((starter) =>
      findFaults(starter, buildStarter(starter, language), measures),
    );
    expect(faults).toEqual([]);
  });
});

/** The faults of a recipe that was made of a starter. */
function findFaults(starter: StarterRecipe, recipe: RecipeInput, measures: 'metric' | 'us'): string[] {
  const texts = JSON.stringify(recipe);
  const referred = recipe.recipeInstructions?.flatMap((step) => step.ingredientReferences ?? []) ?? [];
  const degrees = measures === 'us' ? '°F' : '°C';
  const isRight = {
    schema: RecipeInput.safeParse(recipe).success,
    time: minutesOfDuration(String(recipe.totalTime)) === starter.prep + starter.cook,
    mark: recipe.extras?.[starterMark] === starter.key,
    oven: !texts.includes('{oven}') && texts.includes(degrees) === (starter.oven !== undefined),
    links: referred.length === recipe.recipeIngredient?.length && referred.every((one) => one.referenceId),
  };
  return Object.entries(isRight).flatMap(([what, right]) => (right ? [] : [`${starter.key}: ${what}`]));
}

describe('a language without texts of its own', () => {
  it('has those of the language that stands in for it, else English ones', async () => {
    expect(await loadStarterTexts('en-GB')).toBe(english);
    expect(await loadStarterTexts('is-IS')).toBe(english);
  });
});

import { type ComputedNutrition, limits } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const preferences = '/api/households/preferences';
const lines = (...notes: readonly string[]) => ({ recipeIngredient: notes.map((note) => ({ note })) });

const suite: SuiteOptions = { cook: { rights: ['canManageHousehold'] } };

describeServer('computed nutrition', suite, ({ server, cook, client }) => {
  const path = (slug: string) => `/api/recipes/${slug}/nutrition/computed`;
  const computed = async (slug: string) => succeeded(await client.get(path(slug))) as ComputedNutrition;

  it('is the sum of free lines, with what is left out and why, and where the values come from', async () => {
    const { slug } = await client.cook('Pancakes', {
      recipeServings: 4,
      ...lines('2 cups all-purpose flour', '3 large eggs', 'salt to taste', '1 cup fairy dust', '3 pork'),
    });
    expect(await computed(slug)).toMatchObject({
      perRecipe: { calories: Math.round(2.5 * 364 + 1.5 * 143), cholesterolContent: 558 },
      perServing: { calories: 281, cholesterolContent: 140, carbohydrateContent: 48 },
      servings: 4,
      coverage: {
        counted: 2,
        total: 5,
        leftOut: [
          { text: 'salt to taste', reason: 'no-amount' },
          { text: '1 cup fairy dust', reason: 'unknown-food' },
          { text: '3 pork', reason: 'unknown-weight' },
        ],
      },
      source: expect.stringContaining('USDA'),
    });
  });

  it('knows foods of the catalog by their other names, and units by theirs', async () => {
    const [food, unit] = [
      succeeded(await client.post('/api/foods', { name: 'Moms favourite', aliases: [{ name: 'butter' }] })),
      succeeded(await client.post('/api/units', { name: 'Gob', abbreviation: 'g' })),
    ];
    const { slug } = await client.cook('Named', {
      settings: { disableAmount: false },
      recipeIngredient: [
        { quantity: 100, unit, food },
        { quantity: 2, unit, food: null, note: 'butter, soft', title: 'For the pan' },
      ],
    });
    const { perRecipe, coverage } = await computed(slug);
    expect(coverage).toEqual({ counted: 2, total: 2, leftOut: [] });
    expect(perRecipe?.calories).toBe(731);
  });

  it('reads lines in their language, and finds foods by their names in it', async () => {
    const german = await client.cook(
      'Kuchen',
      lines('250 g Mehl', '2 EL Zucker', '1 Prise Salz', '100 g Butter'),
    );
    expect((await computed(german.slug)).coverage).toEqual({ counted: 4, total: 4, leftOut: [] });
    const sized = await client.cook(
      'Eintopf',
      lines('2 große Zwiebeln', '3 mittelgroße Kartoffeln, geschält'),
    );
    expect((await computed(sized.slug)).coverage).toEqual({ counted: 2, total: 2, leftOut: [] });
    const french = await client.cook('Grappes', lines('200 g de raisin', '2 cuillères à soupe de sucre'));
    const { perRecipe, coverage } = await computed(french.slug);
    expect(coverage).toMatchObject({ counted: 2, total: 2 });
    expect(perRecipe?.calories).toBeLessThan(300);
  });

  it('finds the foods of a catalog by their names in another language', async () => {
    const names = ['mouka', 'cukr', 'máslo', 'vejce'];
    const unit = succeeded(await client.post('/api/units', { name: 'gramů', abbreviation: 'g' }));
    const foods = await Promise.all(
      names.map(async (name) => succeeded(await client.post('/api/foods', { name }))),
    );
    const { slug } = await client.cook('Bábovka', {
      settings: { disableAmount: false },
      recipeIngredient: foods.map((food) => ({ quantity: 100, unit, food })),
    });
    expect((await computed(slug)).coverage).toEqual({ counted: 4, total: 4, leftOut: [] });
  });

  it('counts both parts of a compound amount, of lines and of foods of the catalog', async () => {
    const calories = Math.round(((250 + 125 / 16) * 364) / 100);
    const written = await client.cook('Compound', lines('2 cups plus 1 tbsp flour'));
    expect((await computed(written.slug)).perRecipe?.calories).toBe(calories);
    const german = await client.cook('Beides', lines('2 Tassen plus 1 EL Mehl', '1 TL Salz', '3 Eier'));
    const single = await client.cook('Eines', lines('2 Tassen Mehl', '1 TL Salz', '3 Eier'));
    const [both, one] = [await computed(german.slug), await computed(single.slug)];
    expect((both.perRecipe?.calories ?? 0) - (one.perRecipe?.calories ?? 0)).toBeCloseTo(28, -1);
    const [unit, food] = [
      succeeded(await client.post('/api/units', { name: 'cup' })),
      succeeded(await client.post('/api/foods', { name: 'flour' })),
    ];
    const named = await client.cook('Parts', {
      settings: { disableAmount: false },
      recipeIngredient: [
        { quantity: 2, unit, food, note: 'plus 1 tbsp, sifted' },
        { quantity: 2, unit, food: null, note: 'plus 1 tbsp flour' },
        { quantity: 2, unit, food, note: 'or 1 tbsp' },
      ],
    });
    expect((await computed(named.slug)).perRecipe?.calories).toBe(
      Math.round(((3 * 250 + (2 * 125) / 16) * 364) / 100),
    );
  });

  it('has nothing per serving without servings, and counts those of the yield', async () => {
    const cookies = await client.cook('Cookies', { recipeYield: '24 cookies', ...lines('100 g butter') });
    expect(await computed(cookies.slug)).toMatchObject({
      perRecipe: { calories: 717 },
      perServing: null,
      servings: null,
    });
    const stew = await client.cook('Stew', { recipeYield: 'serves 2', ...lines('100 g butter') });
    expect(await computed(stew.slug)).toMatchObject({ perServing: { calories: 359 }, servings: 2 });
  });

  it('has no nutrition rather than zero if no ingredient can be counted', async () => {
    const { slug } = await client.cook('Dust', { recipeServings: 2, ...lines('1 cup fairy dust') });
    expect(await computed(slug)).toMatchObject({
      perRecipe: null,
      perServing: null,
      coverage: { counted: 0, total: 1 },
    });
    const empty = await client.cook('Empty', { recipeIngredient: [{ title: 'For the pan', note: '' }] });
    expect((await computed(empty.slug)).coverage).toEqual({ counted: 0, total: 0, leftOut: [] });
  });

  it('never touches what the recipe states', async () => {
    const nutrition = { calories: '12', transFatContent: '3' };
    const { slug } = await client.cook('Stated', { nutrition, ...lines('100 g butter') });
    const before = await client.get(`/api/recipes/${slug}`);
    expect((await computed(slug)).perRecipe?.calories).toBe(717);
    const after = await client.get(`/api/recipes/${slug}`);
    expect(after.text).toBe(before.text);
    expect(after.body).toMatchObject({ nutrition });
  });

  it('answers whatever the ingredients say, as many as there may be', async () => {
    const notes = Array.from({ length: limits.ingredients }, (_, index) =>
      index % 2 === 0 ? `${index} cups flour, sifted (about ${index} g)` : '9'.repeat(300),
    );
    const long = await client.cook('Long', lines(...notes));
    expect((await computed(long.slug)).coverage).toMatchObject({ counted: 499, total: limits.ingredients });
    const unit = succeeded(await client.post('/api/units', { name: 'kg' }));
    const most = { quantity: Number.MAX_VALUE, unit, note: 'butter' };
    const huge = await client.cook('Huge', { settings: { disableAmount: false }, recipeIngredient: [most] });
    expect((await computed(huge.slug)).perRecipe?.calories).toBeNull();
  });

  it('is off for the whole household by one switch, and for no other', async () => {
    const { slug } = await client.cook('Switched', lines('100 g butter'));
    const neighbour = server.as(await server.neighbour(cook));
    const housemate = server.as(await server.housemate(cook));
    await client.patch(preferences, { showComputedNutrition: false });
    expect((await client.get(path(slug))).status).toBe(404);
    expect((await housemate.get(path(slug))).status).toBe(404);
    expect((await neighbour.get(path(slug))).status).toBe(200);
    await client.patch(preferences, { showComputedNutrition: true });
    expect((await client.get(path(slug))).status).toBe(200);
  });

  it('stays off when a client that does not know the switch replaces all preferences', async () => {
    await client.patch(preferences, { showComputedNutrition: false });
    expect((await client.put(preferences, {})).body).toMatchObject({ showComputedNutrition: false });
    await client.put(preferences, { showComputedNutrition: true });
    expect((await client.get(preferences)).body).toMatchObject({ showComputedNutrition: true });
  });
});

import { beforeAll, expect, it } from 'vitest';
import { limits, RecipeIngredient } from '@hearth/contract';
import { describeServer } from '../../../../testing/describe-server.ts';
import type { TestMember } from '../../../../testing/test-server.ts';

const nobodysId = '00000000-0000-4000-8000-000000000000';

describeServer('ingredients, steps and organizers of recipes', { cook: {} }, ({ server, cook }) => {
  let stranger: TestMember;
  beforeAll(async () => {
    stranger = await server.member();
  });

  it.each([
    [true, 1],
    [false, null],
  ])(
    'ingredients may be bare lines, and with amounts off (%j) a line counts %j',
    async (disableAmount, count) => {
      const recipe = await server.as(cook).cook(`Lines ${count}`, {
        settings: { disableAmount },
        recipeIngredient: [
          '2 eggs',
          { note: 'milk', quantity: '' },
          { note: 'salt', quantity: 0.33333 },
          { note: 'a pinch of sugar' },
          { note: 'pepper', quantity: 1 },
        ],
      });
      const shown = recipe.recipeIngredient.map(({ note, quantity, display }) => [note, quantity, display]);
      const places = shown.map(([note, quantity]) => [note, quantity]);
      expect(places).toEqual([
        ['2 eggs', count],
        ['milk', null],
        ['salt', 0.333],
        ['a pinch of sugar', count],
        ['pepper', 1],
      ]);
      expect([shown[0]?.[2], shown[3]?.[2]]).toEqual(['2 eggs', 'a pinch of sugar']);
      expect(new Set(recipe.recipeIngredient.map(({ referenceId }) => referenceId)).size).toBe(5);
      const again = await server
        .as(cook)
        .patch(`/api/recipes/${recipe.slug}`, { recipeIngredient: ['2 eggs'] });
      expect(again.body).toMatchObject({ recipeIngredient: [{ quantity: count, display: '2 eggs' }] });
    },
  );

  it('a line with a unit or a food is shown with it, whatever the recipe says of amounts', async () => {
    const food = await server.food(cook.groupId, { name: 'carrot', plural_name: 'carrots' });
    const unit = await server.unit(cook.groupId, { name: 'bunch', plural_name: 'bunches' });
    const lines = [
      { quantity: 7, food: { id: food, name: 'carrot' }, note: 'chopped' },
      { quantity: 2, unit: { id: unit, name: 'bunch' }, note: 'dill' },
      { quantity: 3, note: 'lemons' },
    ];
    const shown = [
      { display: '7 carrots chopped', isFood: true, disableAmount: false },
      { display: '2 bunches dill', isFood: true, disableAmount: false },
    ];
    const client = server.as(cook);
    const old = await client.cook('Amounts off', {
      settings: { disableAmount: true },
      recipeIngredient: lines,
    });
    expect(old.settings).toMatchObject({ disableAmount: true });
    expect(old.recipeIngredient).toMatchObject([
      ...shown,
      { display: '3 lemons', isFood: false, disableAmount: true },
    ]);
    const begun = await client.cook('Of a client of today', { recipeIngredient: lines });
    expect(begun.settings).toMatchObject({ disableAmount: false });
    expect(begun.recipeIngredient).toMatchObject([
      ...shown,
      { display: '3 lemons', isFood: true, disableAmount: false },
    ]);
  });

  it('a food and a unit of the group are linked and shown in the line', async () => {
    const food = await server.food(cook.groupId, { name: 'onion', plural_name: 'onions' });
    const unit = await server.unit(cook.groupId, { name: 'cup', plural_name: 'cups' });
    const recipe = await server.as(cook).cook('Linked', {
      settings: { disableAmount: false },
      recipeIngredient: [
        {
          quantity: 1.5,
          unit: { id: unit, name: 'x' },
          food: { id: food, name: 'renamed' },
          note: 'chopped',
          display: 'no',
        },
        { quantity: 0, unit: { id: unit, name: 'cup' }, food: { id: food, name: 'onion' } },
      ],
    });
    const [first, second] = recipe.recipeIngredient.map((one) => RecipeIngredient.parse(one));
    expect(first).toMatchObject({
      display: '1 ¹/₂ cups onions chopped',
      food: { name: 'onion' },
      unit: { name: 'cup' },
    });
    expect(second).toMatchObject({ display: 'onions' });
    expect(first).toMatchObject({ isFood: true, disableAmount: false });
  });

  it('two ingredients may be named by one step, and the references survive a save', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('References', {
      recipeIngredient: [
        { note: 'a', referenceId: crypto.randomUUID() },
        { note: 'b', referenceId: crypto.randomUUID() },
      ],
    });
    const ingredientReferences = recipe.recipeIngredient.map(({ referenceId }) => ({ referenceId }));
    const step = { text: 'Mix', title: 'T', summary: 'S', ingredientReferences };
    const saved = await client.cook('References again', {
      ...recipe,
      name: 'References again',
      recipeInstructions: [step],
    });
    expect(saved.recipeInstructions).toMatchObject([step]);
    await client.put(`/api/recipes/${saved.slug}`, saved);
    expect((await client.recipe(saved.slug)).recipeInstructions).toMatchObject([step]);
  });

  it('tags are linked by id and created by name, and the row of the tag is not overwritten', async () => {
    const client = server.as(cook);
    const tag = (await client.post('/api/organizers/tags', { name: 'Quick' })).body;
    const id = String(Object(tag).id);
    const recipe = await client.cook('Tagged', {
      tags: [{ id, name: 'Renamed', slug: 'renamed' }, { name: 'New one', slug: 'x' }, 'By text', 'quick'],
    });
    expect(recipe.tags.map(({ name, slug }) => [name, slug])).toEqual([
      ['Quick', 'quick'],
      ['New one', 'new-one'],
      ['By text', 'by-text'],
    ]);
    expect((await client.get(`/api/organizers/tags/${id}`)).body).toMatchObject({ name: 'Quick' });
  });

  it('organizers without a letter or digit have a place of their own', async () => {
    const recipe = await server.as(cook).cook('Signs', { tags: ['🍕', '🍔', '🍕'], recipeCategory: ['🥗'] });
    expect(recipe.tags.map(({ name }) => name)).toEqual(['🍕', '🍔']);
    expect(recipe.recipeCategory.map(({ name }) => name)).toEqual(['🥗']);
  });

  it('categories, tags and tools of another group are not linked', async () => {
    const theirs = server.as(stranger);
    for (const [field, kind] of [
      ['recipeCategory', 'categories'],
      ['tags', 'tags'],
      ['tools', 'tools'],
    ] as const) {
      const { body } = await theirs.post(`/api/organizers/${kind}`, { name: 'Theirs' });
      const recipe = await server
        .as(cook)
        .cook(`Foreign ${kind}`, { [field]: [body, { id: nobodysId, name: 'x' }] });
      expect(recipe[field]).toEqual([]);
      expect((await server.as(cook).get(`/api/organizers/${kind}?search=Theirs`)).body).toMatchObject({
        total: 0,
      });
    }
  });

  it('a recipe can hold a great many lines', async () => {
    const recipeIngredient = Array.from({ length: limits.ingredients }, (_, index) => `line ${index}`);
    const recipeInstructions = Array.from({ length: 600 }, (_, index) => ({ text: `step ${index}` }));
    const recipe = await server.as(cook).cook('Long', { recipeIngredient, recipeInstructions });
    expect(recipe.recipeIngredient.map(({ note }) => note)).toEqual(recipeIngredient);
    expect(recipe.recipeInstructions.map(({ text }) => ({ text }))).toEqual(recipeInstructions);
    const tooMany = { recipeIngredient: [...recipeIngredient, 'one more'] };
    expect(await server.as(cook).patch('/api/recipes/long', tooMany)).toMatchObject({
      status: 422,
      body: { detail: [{ msg: `List should have at most ${limits.ingredients} items` }] },
    });
  });

  it('a recipe can hold very long texts, and is found by their first words', async () => {
    const client = server.as(cook);
    const words = (length: number) =>
      Array.from({ length }, (_, index) => `w${index.toString(36)}`)
        .join(' ')
        .slice(0, length);
    const recipe = await client.cook('Epic', {
      description: words(limits.textLength),
      recipeIngredient: [words(limits.lineLength)],
      notes: [{ title: 'n', text: words(limits.textLength) }],
    });
    expect((await client.recipe(recipe.slug)).description).toBe(words(limits.textLength));
    expect(await client.names({ search: 'w1a' })).toContain('Epic');
  });

  it('stores a very large amount, which can be shown', async () => {
    const quantities = [1.7e308, -1.7e308, 1e21, 5e-324, 0.0004];
    const recipe = await server.as(cook).cook('Much', {
      settings: { disableAmount: false },
      recipeIngredient: quantities.map((quantity) => ({ note: 'n', quantity })),
    });
    expect(recipe.recipeIngredient.map(({ quantity }) => quantity)).toEqual([1.7e308, -1.7e308, 1e21, 0, 0]);
    expect(recipe.recipeIngredient.every(({ display }) => !/NaN|Infinity|undefined/.test(display))).toBe(
      true,
    );
  });

  it('texts come back exactly as they were sent', async () => {
    const client = server.as(cook);
    const texts = [
      '\u202Eright to left',
      'z̸̢a̷l̶g̵o',
      '"quotes" \\ and \\n',
      '</script><b>&amp;',
      '👩‍👩‍👧‍👦',
      '\u0001\u001f\u007f',
      ' \ufeff padded ',
    ];
    const recipe = await client.cook('Exact', {
      notes: texts.map((text) => ({ title: text, text })),
      extras: Object.fromEntries(texts.map((text, index) => [`${index}${text}`, text])),
    });
    const again = await client.recipe(recipe.slug);
    expect(again.notes.map(({ text }) => text)).toEqual(texts);
    expect(Object.values(again.extras)).toEqual(texts);
  });
});

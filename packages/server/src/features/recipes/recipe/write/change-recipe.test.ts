import { expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';

/** The request, and the expected response. */
const fields: [field: string, sent: unknown, answered: unknown][] = [
  ['description', 'tasty', 'tasty'],
  ['recipeServings', 4, 4],
  ['recipeServings', '2.5', 2.5],
  ['recipeYieldQuantity', 12, 12],
  ['recipeYield', '12 cookies', '12 cookies'],
  ['recipeYield', 4, '4'],
  ['totalTime', '1 hour', '1 hour'],
  ['prepTime', 10, '10'],
  ['cookTime', '5 min', '5 min'],
  ['performTime', '½ hour', '½ hour'],
  ['orgURL', 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['dateAdded', '2020-02-29', '2020-02-29'],
  ['createdAt', '2020-01-02T03:04:05.123456+02:00', '2020-01-02T01:04:05.123456Z'],
  ['createdAt', '2020-01-02T03:04:05', '2020-01-02T03:04:05Z'],
  ['lastMade', '2021-05-06T07:08:09Z', '2021-05-06T07:08:09Z'],
  ['lastMade', '2021-05-06', '2021-05-06T00:00:00Z'],
  ['notes', [{ title: 'Tip', text: 'Hot' }], [{ title: 'Tip', text: 'Hot' }]],
  [
    'assets',
    [{ name: 'Plan', icon: 'mdi-file', fileName: 'a.pdf' }],
    [{ name: 'Plan', icon: 'mdi-file', fileName: 'a.pdf' }],
  ],
  ['extras', { a: 1, b: true, c: 'x', constructor: 'y' }, { a: '1', b: 'true', c: 'x', constructor: 'y' }],
];

describeServer('changing recipes', { cook: {} }, ({ server, cook }) => {
  it.each(fields)('%s sent as %j is kept', async (field, sent, answered) => {
    const client = server.as(cook);
    const recipe = await client.cook(`Field ${field}`);
    const patched = await client.patch(`/api/recipes/${recipe.slug}`, { [field]: sent });
    expect(patched.body).toMatchObject({ [field]: answered, slug: recipe.slug });
    const again = await client.recipe(recipe.slug);
    expect(again).toEqual(patched.body);
    const put = await client.put(`/api/recipes/${recipe.id}`, { ...recipe, [field]: sent });
    expect(put.body).toMatchObject({ [field]: answered });
  });

  it('a recipe that is sent back as it came stays the same', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Round trip', {
      recipeIngredient: [{ note: 'salt', quantity: 0.333, title: 'Dough', originalText: 'a bit of salt' }],
      recipeInstructions: [{ text: 'Mix', title: 'First', summary: 'Mixing' }],
      nutrition: { calories: 250, proteinContent: '10' },
      tags: ['Quick', 'Easy'],
      recipeCategory: ['Dinner'],
      tools: ['Oven'],
    });
    const answer = await client.put(`/api/recipes/${recipe.slug}`, recipe);
    const plain = ({ dateUpdated: _d, updatedAt: _u, recipeInstructions, ...rest }: typeof recipe) => ({
      ...rest,
      recipeInstructions: recipeInstructions.map(({ id: _id, ...step }) => step),
    });
    const changed = await client.recipe(recipe.slug);
    expect(answer.body).toEqual(changed);
    expect(plain(changed)).toEqual(plain(recipe));
    expect(changed.nutrition).toMatchObject({ calories: '250', proteinContent: '10' });
    expect(Date.parse(changed.updatedAt ?? '')).toBeGreaterThan(Date.parse(recipe.updatedAt ?? ''));
  });

  it('PUT empties what is not sent, but leaves whole lists; PATCH leaves all alone', async () => {
    const client = server.as(cook);
    const full = {
      description: 'd',
      prepTime: '5 min',
      notes: [{ title: 'a', text: 'b' }],
      tags: ['Quick'],
      extras: { a: 'b' },
    };
    const recipe = await client.cook('Emptied', full);
    const patched = await client.patch(`/api/recipes/${recipe.slug}`, { totalTime: '1 h' });
    expect(patched.body).toMatchObject({
      description: 'd',
      prepTime: '5 min',
      totalTime: '1 h',
      extras: { a: 'b' },
    });
    const put = await client.put(`/api/recipes/${recipe.slug}`, { id: recipe.id, name: 'Emptied' });
    expect(put.body).toMatchObject({
      description: '',
      prepTime: null,
      totalTime: null,
      notes: recipe.notes,
      tags: recipe.tags,
      extras: {},
      recipeIngredient: recipe.recipeIngredient,
      recipeInstructions: recipe.recipeInstructions,
      createdAt: recipe.createdAt,
    });
    const named = { id: recipe.id, name: 'Emptied' };
    const empty = { recipeIngredient: [], recipeInstructions: [], notes: [], tags: [] };
    const emptied = await client.put(`/api/recipes/${recipe.slug}`, { ...named, ...empty });
    expect(emptied.body).toMatchObject(empty);
    await client.put(`/api/recipes/${recipe.slug}`, { ...named, notes: recipe.notes });
    const nothing = await client.put(`/api/recipes/${recipe.slug}`, { ...named, notes: null });
    expect(nothing.body).toMatchObject({ notes: [] });
  });

  it('empty lists stay empty when the recipe is read again', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Bare', { recipeIngredient: [], recipeInstructions: [], notes: [] });
    expect(await client.recipe(slug)).toMatchObject({
      recipeIngredient: [],
      recipeInstructions: [],
      notes: [],
    });
  });

  it('the owner and an administrator pass a recipe on to a user of the group; others cannot', async () => {
    const housemate = await server.housemate(cook);
    const administrator = await server.housemate(cook, { admin: true });
    const client = server.as(cook);
    const { slug } = await client.cook('Handed on');
    const give = async (userId: string, by = client) =>
      Object((await by.patch(`/api/recipes/${slug}`, { userId })).body).userId;
    expect(await give(crypto.randomUUID())).toBe(cook.id);
    expect(await give(housemate.id)).toBe(housemate.id);
    expect(await give(cook.id)).toBe(housemate.id);
    expect(await give(cook.id, server.as(administrator))).toBe(cook.id);
    expect((await client.recipe(slug)).userId).toBe(cook.id);
  });

  it('a recipe passes to another household only by a member who manages the group', async () => {
    const neighbour = await server.neighbour(cook);
    const client = server.as(cook);
    const { slug } = await client.cook('Not asked for');
    const answer = await client.patch(`/api/recipes/${slug}`, { userId: neighbour.id, name: 'Half done' });
    expect(answer.status).toBe(403);
    expect(await client.recipe(slug)).toMatchObject({ userId: cook.id, name: 'Not asked for' });
    const manager = await server.housemate(cook, { rights: ['canManage'] });
    const theirs = await server.as(manager).cook('Agreed on');
    const handed = await server.as(manager).patch(`/api/recipes/${theirs.slug}`, { userId: neighbour.id });
    expect(handed.body).toMatchObject({ userId: neighbour.id, householdId: neighbour.householdId });
  });

  it('a foreign owner, group, household, rating, slug and id are not the sender’s to set', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Mine');
    const stranger = await server.member();
    const answer = await client.patch(`/api/recipes/${recipe.slug}`, {
      id: stranger.id,
      userId: stranger.id,
      user_id: stranger.id,
      groupId: stranger.groupId,
      householdId: stranger.householdId,
      rating: 5,
      slug: 'stolen',
      image: 'abcd',
      admin: true,
    });
    expect(answer.body).toMatchObject({
      id: recipe.id,
      userId: cook.id,
      groupId: cook.groupId,
      householdId: cook.householdId,
      rating: null,
      slug: 'mine',
      image: null,
    });
  });

  it('snake_case spellings are understood', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Snakes');
    const answer = await client.patch(`/api/recipes/${slug}`, {
      recipe_yield: '2 bowls',
      org_url: 'https://example.com',
      recipe_ingredient: [{ note: 'rice', original_text: 'some rice' }],
      settings: { show_nutrition: true },
    });
    expect(answer.body).toMatchObject({
      recipeYield: '2 bowls',
      orgURL: 'https://example.com',
      recipeIngredient: [{ note: 'rice', originalText: 'some rice' }],
      settings: { showNutrition: true },
    });
  });

  it('a part of the settings changes only that part', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Settings', { settings: { public: true, landscapeView: true } });
    const answer = await client.patch(`/api/recipes/${recipe.slug}`, { settings: { disableAmount: false } });
    expect(answer.body).toMatchObject({
      settings: { ...recipe.settings, public: true, landscapeView: true, disableAmount: false },
    });
  });

  it('an unknown recipe is not found, with any body', async () => {
    for (const method of ['PUT', 'PATCH'] as const) {
      const answer = await server.as(cook).send(method, '/api/recipes/nowhere', { test: 'x' });
      expect(answer).toMatchObject({
        status: 404,
        body: { detail: { message: 'No Entry Found', error: true, exception: null } },
      });
    }
  });

  it.each([
    [{ recipeIngredient: [{ quantity: 'many' }] }, ['body', 'recipeIngredient', 0, 'quantity']],
    [{ recipeIngredient: [{ note: 'ok' }, { note: 5 }] }, ['body', 'recipeIngredient', 1, 'note']],
    [{ recipeInstructions: [{}] }, ['body', 'recipeInstructions', 0, 'text']],
    [{ notes: [{ title: 'only' }] }, ['body', 'notes', 0, 'text']],
    [{ dateAdded: '2021-02-30' }, ['body', 'dateAdded']],
    [{ lastMade: 'yesterday' }, ['body', 'lastMade']],
    [{ lastMade: '2021-02-30T00:00:00Z' }, ['body', 'lastMade']],
    [{ extras: { a: { b: 1 } } }, ['body', 'extras', 'a']],
    [{ settings: { public: 'maybe' } }, ['body', 'settings', 'public']],
    [{ recipeServings: 'four' }, ['body', 'recipeServings']],
    [{ recipe_ingredient: [{ referenceId: 'no-uuid' }] }, ['body', 'recipeIngredient', 0, 'referenceId']],
  ])('%j is refused with the place of the mistake', async (sent, loc) => {
    const client = server.as(cook);
    const recipe = await client.cook(`Refused ${JSON.stringify(sent)}`);
    const answer = await client.patch(`/api/recipes/${recipe.slug}`, sent);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc }] });
    expect(await client.recipe(recipe.slug)).toEqual(recipe);
  });
});

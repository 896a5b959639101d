import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const kinds = ['categories', 'tags', 'tools'] as const;

describeServer('what the public sees', ({ server }) => {
  let root: string;
  let open: TestMember;
  let closed: TestMember;
  let hidden: TestMember;
  beforeAll(async () => {
    const group = await server.group({ isPrivate: false });
    root = `/api/explore/groups/${group.slug}`;
    open = await server.member({
      household: await server.household({ groupId: group.id, isPrivate: false }),
    });
    closed = await server.neighbour({ groupId: group.id });
    hidden = await server.member();
    const shown = {
      settings: { public: true },
      tags: ['Shown'],
      recipeCategory: ['Shown'],
      tools: ['Shown'],
    };
    await server.as(open).cook('Public pie', { ...shown, notes: [{ title: 'n', text: 'x' }] });
    await server.as(open).cook('Private pie', { settings: { public: false }, tags: ['Shown'] });
    await server.as(closed).cook('Closed pie', shown);
    await server.as(hidden).cook('Hidden pie', shown);
  });

  const names = async (query: object = {}) => {
    const { body } = await server.nobody.get(`${root}/recipes?${queryText({ ...query })}`);
    return Object(body).items.map(({ name }: { name: string }) => name);
  };

  it('only public recipes of households that show themselves', async () => {
    expect(await names()).toEqual(['Public pie']);
    expect((await server.nobody.get(`${root}/recipes/public-pie`)).body).toMatchObject({
      name: 'Public pie',
      notes: [{ text: 'x' }],
    });
    for (const slug of ['private-pie', 'closed-pie', 'hidden-pie', 'nowhere']) {
      expect(await server.nobody.get(`${root}/recipes/${slug}`)).toMatchObject({
        status: 404,
        body: { detail: 'recipe not found' },
      });
    }
    const { id } = await server.as(open).recipe('public-pie');
    expect((await server.nobody.get(`${root}/recipes/${id}`)).status).toBe(404);
  });

  it('suggestions come from the same recipes, and from no kitchen', async () => {
    const rice = await server.food(open.groupId, { name: 'rice' });
    await server.as(open).patch(`/api/foods/${rice}`, { onHand: true });
    for (const [member, slug] of [
      [open, 'public-pie'],
      [open, 'private-pie'],
      [closed, 'closed-pie'],
    ] as const)
      await server.as(member).patch(`/api/recipes/${slug}`, {
        recipeIngredient: [{ food: { id: rice, name: 'rice' } }],
      });
    const { body } = await server.nobody.get(`${root}/recipes/suggestions`);
    expect(Object(body).items).toMatchObject([
      {
        recipe: { name: 'Public pie' },
        missingFoods: [{ name: 'rice', onHand: false, householdsWithIngredientFood: [] }],
        missingTools: [{ name: 'Shown' }],
      },
    ]);
    expect((await server.nobody.get('/api/explore/groups/nowhere/recipes/suggestions')).status).toBe(404);
  });

  it.each([
    { queryFilter: 'settings.public = FALSE' },
    { queryFilter: 'settings.public = TRUE OR settings.public = FALSE' },
    { queryFilter: 'name LIKE "%pie" OR name LIKE "%"' },
    { queryFilter: 'household.preferences.privateHousehold = TRUE' },
    { search: 'pie' },
    { search: 'closed private hidden pie' },
    { tags: 'shown', categories: 'shown', tools: 'shown' },
    { households: 'anything' },
    { orderBy: 'random', paginationSeed: 'x' },
    { orderBy: 'settings.public' },
    { perPage: -1, orderBy: 'rating' },
  ])('%j shows nothing more', async (query) => {
    expect((await names(query)).filter((name: string) => name !== 'Public pie')).toEqual([]);
  });

  it.each([
    'user.username LIKE "%"',
    'user.full_name LIKE "%"',
    'favoritedBy.id IS NOT NULL',
    'ratedBy.id IS NOT NULL',
    'user.household.name = "x"',
  ])('who the people are cannot be asked: %s', async (queryFilter) => {
    expect((await server.nobody.get(`${root}/recipes?${queryText({ queryFilter })}`)).status).toBe(400);
  });

  it('an order by users is refused as well', async () => {
    expect((await server.nobody.get(`${root}/recipes?orderBy=user.username`)).status).toBe(400);
  });

  it('a private group and a missing one look alike on every route', async () => {
    const paths = [
      'recipes',
      'recipes/hidden-pie',
      'households',
      `households/${hidden.householdSlug}`,
      'foods',
      `foods/${hidden.id}`,
      ...kinds.flatMap((kind) => [`organizers/${kind}`, `organizers/${kind}/${hidden.id}`]),
    ];
    for (const path of paths) {
      const answers = [];
      for (const group of [hidden.groupSlug, hidden.groupId, 'nowhere']) {
        answers.push(await server.nobody.get(`/api/explore/groups/${group}/${path}`));
      }
      expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
        Array(3).fill('404 {"detail":"group not found"}'),
      );
    }
  });

  it('a group may be named by its id', async () => {
    expect((await server.nobody.get(`/api/explore/groups/${open.groupId}/recipes`)).body).toMatchObject({
      total: 1,
    });
  });

  it('only households that show themselves', async () => {
    expect((await server.nobody.get(`${root}/households`)).body).toMatchObject({
      total: 1,
      items: [{ id: open.householdId }],
    });
    expect((await server.nobody.get(`${root}/households/${open.householdSlug}`)).body).toMatchObject({
      id: open.householdId,
    });
    for (const slug of [closed.householdSlug, closed.householdId, hidden.householdSlug, 'nowhere']) {
      expect(await server.nobody.get(`${root}/households/${slug}`)).toMatchObject({
        status: 404,
        body: { detail: 'household not found' },
      });
    }
  });

  it.each([
    ['categories', 'category not found'],
    ['tags', 'tag not found'],
    ['tools', 'tool not found'],
  ])('%s of the whole group', async (kind, missing) => {
    const { body } = await server.nobody.get(`${root}/organizers/${kind}?search=shown`);
    expect(body).toMatchObject({ total: 1, items: [{ name: 'Shown' }] });
    const id = Object(body).items[0].id;
    expect((await server.nobody.get(`${root}/organizers/${kind}/${id}`)).body).toMatchObject({
      id,
      name: 'Shown',
    });
    const foreign = await server.as(hidden).get(`/api/organizers/${kind}/slug/shown`);
    for (const other of [Object(foreign.body).id, crypto.randomUUID()]) {
      expect(await server.nobody.get(`${root}/organizers/${kind}/${other}`)).toMatchObject({
        status: 404,
        body: { detail: missing },
      });
    }
  });

  it('foods of the whole group, and nothing of who has them', async () => {
    const created = await server.as(closed).post('/api/foods', { name: 'saffron', onHand: true });
    const { id } = Object(created.body) as { id: string };
    const shown = { id, name: 'saffron', onHand: false, householdsWithIngredientFood: [] };
    expect((await server.nobody.get(`${root}/foods?search=safron`)).body).toMatchObject({
      total: 1,
      items: [shown],
    });
    expect((await server.nobody.get(`${root}/foods/${id}`)).body).toMatchObject(shown);
    const foreign = await server.as(hidden).post('/api/foods', { name: 'theirs' });
    for (const other of [Object(foreign.body).id, crypto.randomUUID()]) {
      expect(await server.nobody.get(`${root}/foods/${other}`)).toMatchObject({
        status: 404,
        body: { detail: 'food not found' },
      });
    }
    const cooked = { settings: { public: true }, recipeIngredient: [{ food: shown }] };
    const recipe = await server.as(open).cook('Golden', cooked);
    const { text } = await server.nobody.get(`${root}/recipes/${recipe.slug}`);
    expect(text).not.toContain(closed.householdSlug);
    await server.as(open).patch(`/api/recipes/${recipe.slug}`, { settings: { public: false } });
  });

  it('does not show which private households have a tool', async () => {
    const { body } = await server.as(closed).get('/api/organizers/tools/slug/shown');
    await server.as(closed).patch(`/api/organizers/tools/${Object(body).id}`, { onHand: true });
    for (const path of [
      'organizers/tools',
      `organizers/tools/${Object(body).id}`,
      'recipes',
      'recipes/public-pie',
    ]) {
      const { text } = await server.nobody.get(`${root}/${path}`);
      expect(text).not.toContain(closed.householdSlug);
    }
  });

  it('older paths respond as current ones', async () => {
    const slug = root.split('/').at(-1);
    expect((await server.nobody.get(`/api/explore/recipes/${slug}`)).text).toBe(
      (await server.nobody.get(`${root}/recipes`)).text,
    );
    expect((await server.nobody.get(`/api/explore/recipes/${slug}/public-pie`)).text).toBe(
      (await server.nobody.get(`${root}/recipes/public-pie`)).text,
    );
  });

  it('a recipe that was hidden since disappears at once', async () => {
    await server.as(open).cook('Shortly shown', { settings: { public: true } });
    expect(await names()).toContain('Shortly shown');
    await server.as(open).patch('/api/recipes/shortly-shown', { settings: { public: false } });
    expect(await names()).not.toContain('Shortly shown');
    expect((await server.nobody.get(`${root}/recipes/shortly-shown`)).status).toBe(404);
  });
});

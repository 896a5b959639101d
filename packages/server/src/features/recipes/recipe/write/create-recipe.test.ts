import { expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';

describeServer('creating recipes', { cook: {} }, ({ server, cook }) => {
  it('a recipe is created by name and read back by slug and by id, with dashes and without', async () => {
    const client = server.as(cook);
    const answer = await client.post('/api/recipes', { name: 'Mac & Cheese — Größe ½!' });
    expect(answer).toMatchObject({ status: 201, body: 'mac-cheese-grosse-1-2' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const bySlug = await client.recipe('mac-cheese-grosse-1-2');
    expect(await client.recipe(bySlug.id)).toEqual(bySlug);
    expect(await client.recipe(bySlug.id.replaceAll('-', '').toUpperCase())).toEqual(bySlug);
  });

  it('a fresh recipe has one ingredient and one step to start from and is otherwise empty', async () => {
    const recipe = await server.as(cook).cook('Fresh');
    expect(recipe).toMatchObject({
      userId: cook.id,
      groupId: cook.groupId,
      householdId: cook.householdId,
      description: '',
      image: null,
      rating: null,
      lastMade: null,
      totalTime: null,
      prepTime: null,
      cookTime: null,
      performTime: null,
      recipeYield: null,
      orgURL: null,
      recipeServings: 0,
      recipeYieldQuantity: 0,
      recipeCategory: [],
      tags: [],
      tools: [],
      notes: [],
      assets: [],
      comments: [],
      extras: {},
      dateAdded: new Date().toISOString().slice(0, 10),
    });
    expect(recipe.recipeIngredient.map(({ note }) => note)).toEqual(['1 Cup Flour']);
    expect(recipe.recipeInstructions).toHaveLength(1);
    expect(recipe.recipeInstructions[0]?.text).toMatch(/markdown/i);
    expect(recipe.dateUpdated).toMatch(/Z$/);
  });

  it('the first ingredient and step are written in the language of the cook', async () => {
    const german = { 'accept-language': 'de-DE' };
    const { body } = await server.as(cook).post('/api/recipes', { name: 'Auf Deutsch' }, german);
    const recipe = await server.as(cook).recipe(String(body));
    expect(recipe.recipeIngredient[0]?.note).not.toBe('1 Cup Flour');
    expect(recipe.recipeInstructions[0]?.text).not.toMatch(/Recipe steps as well/);
  });

  it('a household says how its new recipes start', async () => {
    const open = await server.member({ household: await server.household({ isPrivate: false }) });
    const closed = await server.member({ household: await server.household({ isPrivate: true }) });
    expect((await server.as(open).cook('Shown')).settings).toEqual({
      public: true,
      showNutrition: false,
      showAssets: false,
      landscapeView: false,
      disableComments: false,
      disableAmount: false,
      locked: false,
    });
    expect((await server.as(closed).cook('Hidden')).settings?.public).toBe(false);
  });

  it('a name that is taken gets the first free number, however often it is taken', async () => {
    const client = server.as(cook);
    const slugs: unknown[] = [];
    for (let count = 0; count < 101; count += 1) {
      slugs.push((await client.post('/api/recipes', { name: 'Soup' })).body);
    }
    expect(slugs).toEqual(['soup', ...Array.from({ length: 100 }, (_, index) => `soup-${index + 1}`)]);
    expect((await client.recipe('soup-100')).name).toBe('Soup (100)');
    await client.delete('/api/recipes/soup-7');
    expect((await client.post('/api/recipes', { name: 'Soup' })).body).toBe('soup-7');
  });

  it('other recipes whose addresses begin alike take no number away', async () => {
    const client = server.as(cook);
    for (const name of ['Stew', 'Stew 1 pot', 'Stew 2', 'Stew and more', 'Stews']) await client.cook(name);
    const slugs = [await client.cook('Stew'), await client.cook('Stew')].map(({ slug }) => slug);
    expect(slugs).toEqual(['stew-1', 'stew-3']);
  });

  it('two groups may each have a recipe of the same name, and deleting one leaves the other', async () => {
    const other = await server.member();
    expect((await server.as(cook).cook('Shared name')).slug).toBe('shared-name');
    expect((await server.as(other).cook('Shared name')).slug).toBe('shared-name');
    await server.as(other).delete('/api/recipes/shared-name');
    expect((await server.as(cook).recipe('shared-name')).groupId).toBe(cook.groupId);
  });

  it.each([
    ['Grandma’s 1,000 Islands', 'grandma-s-1000-islands'],
    ['C++ & C#', 'c-c'],
    ['日本語 カレー', 'ri-ben-yu-kare'],
    ['🍕🍕', '1f355-1f355'],
    ['½', '1-2'],
    ['__proto__ pie', 'proto-pie'],
  ])('“%s” gets the slug %s', async (name, slug) => {
    expect((await server.as(cook).cook(name)).slug).toBe(slug);
  });

  it('names of signs have addresses of their own, which do not run out', async () => {
    const client = server.as(cook);
    for (const name of ['🥑', '🥑🥑', '---', '!!!', '🥑'.repeat(250)]) {
      for (let count = 0; count < 12; count += 1) {
        const { body } = await client.post('/api/recipes', { name });
        const last = count === 0 ? '' : ` (${count})`;
        const recipe = await client.recipe(String(body));
        expect(recipe.name).toBe(`${name.slice(0, count === 0 ? 500 : 491).toWellFormed()}${last}`);
        expect(recipe.slug.endsWith(count === 0 ? '' : `-${count}`)).toBe(true);
      }
    }
  });

  it('long names that are cut get every number', async () => {
    const client = server.as(cook);
    const slugs = new Set<string>();
    for (let count = 0; count < 12; count += 1) slugs.add((await client.cook('x'.repeat(500))).slug);
    expect(slugs.size).toBe(12);
    for (const slug of slugs) expect((await client.get(`/api/recipes/${slug}`)).status).toBe(200);
  });

  it('a recipe needs a name', async () => {
    const client = server.as(cook);
    expect(await client.post('/api/recipes', {})).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'name'], msg: 'Field required', input: {} }] },
    });
    for (const name of ['', '   ', '\t\n']) {
      expect((await client.post('/api/recipes', { name })).body).toMatchObject({
        detail: [{ type: 'string_too_short', loc: ['body', 'name'] }],
      });
    }
  });

  it('a name may be long, but not without end', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Long '.repeat(100));
    expect((await client.recipe(slug)).name).toHaveLength(499);
    expect((await client.post('/api/recipes', { name: 'x'.repeat(501) })).body).toMatchObject({
      detail: [{ type: 'string_too_long', loc: ['body', 'name'] }],
    });
    const wide = await client.cook('㌀'.repeat(500));
    expect((await client.recipe(wide.slug)).name).toHaveLength(500);
  });

  it('the older twin of the route and unknown fields are accepted', async () => {
    const client = server.as(cook);
    const twin = await client.post('/api/recipes/create', { name: 'Twin', nonsense: 1, groupId: 'x' });
    expect(twin).toMatchObject({ status: 201, body: 'twin' });
  });

  it('many cooks at once get different slugs', async () => {
    const client = server.as(cook);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => client.post('/api/recipes', { name: 'Rush' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(24);
  });
});

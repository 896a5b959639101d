import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const parts = ['/nutrition/computed', '/cup-weights'] as const;
const flour = { recipeServings: 2, recipeIngredient: [{ note: '2 cups flour' }] };
const shown = { ...flour, settings: { public: true } };
const windowMs = 60_000;

describeServer('what is computed of public recipes', ({ server }) => {
  let root: string;
  let open: TestMember;
  let closed: TestMember;
  beforeAll(async () => {
    const group = await server.group({ isPrivate: false });
    root = `/api/explore/groups/${group.slug}`;
    const household = await server.household({ groupId: group.id, isPrivate: false });
    open = await server.member({ household, rights: ['canManageHousehold'] });
    closed = await server.neighbour({ groupId: group.id });
    await server.as(open).cook('Public pie', shown);
  });

  const ask = (slug: string, part: string) => server.nobody.get(`${root}/recipes/${slug}${part}`);

  it('is what members of the group see', async () => {
    for (const part of parts) {
      const seen = await ask('public-pie', part);
      expect(seen.status).toBe(200);
      expect(seen.text).toBe((await server.as(open).get(`/api/recipes/public-pie${part}`)).text);
    }
    expect((await ask('public-pie', parts[0])).body).toMatchObject({
      perServing: { calories: 455 },
      coverage: { counted: 1, total: 1 },
    });
    expect((await ask('public-pie', parts[1])).body).toMatchObject({ weights: [{ grams: 125 }] });
  });

  it('has the walls of the recipe: none of private ones, of private households and of what is deleted', async () => {
    await server.as(open).cook('Private pie', { ...flour, settings: { public: false } });
    await server.as(closed).cook('Closed pie', shown);
    const gone = await server.as(open).cook('Gone pie', shown);
    await server.as(open).delete(`/api/recipes/${gone.slug}`);
    const { id } = await server.as(open).recipe('public-pie');
    for (const slug of ['private-pie', 'closed-pie', 'gone-pie', 'nowhere', id]) {
      const recipe = await ask(slug, '');
      expect(recipe.status).toBe(404);
      for (const part of parts) {
        const { status, text } = await ask(slug, part);
        expect([slug, part, status, text]).toEqual([slug, part, 404, recipe.text]);
      }
    }
  });

  it('of a private group looks like that of none', async () => {
    const hidden = await server.member();
    await server.as(hidden).cook('Hidden pie', shown);
    for (const group of [hidden.groupSlug, hidden.groupId, 'nowhere']) {
      for (const part of parts) {
        const { status, text } = await server.nobody.get(
          `/api/explore/groups/${group}/recipes/hidden-pie${part}`,
        );
        expect([status, text]).toEqual([404, '{"detail":"group not found"}']);
      }
    }
  });

  it('is without nutrition where the household of the recipe has turned it off, for visitors and strangers', async () => {
    const stranger = server.as(await server.member());
    const path = `${root}/recipes/public-pie${parts[0]}`;
    await server.as(open).patch('/api/households/preferences', { showComputedNutrition: false });
    for (const caller of [server.nobody, stranger]) expect((await caller.get(path)).status).toBe(404);
    expect((await ask('public-pie', parts[1])).status).toBe(200);
    await server.as(open).patch('/api/households/preferences', { showComputedNutrition: true });
    for (const caller of [server.nobody, stranger]) expect((await caller.get(path)).status).toBe(200);
  });

  it('stays with the household of the recipe when another one turns it off', async () => {
    const other = await server.household({ groupId: open.groupId, isPrivate: false });
    const neighbour = server.as(await server.member({ household: other, rights: ['canManageHousehold'] }));
    succeeded(await neighbour.patch('/api/households/preferences', { showComputedNutrition: false }));
    expect((await ask('public-pie', parts[0])).status).toBe(200);
  });

  it('is computed 120 times a minute for one address, both together, and for others meanwhile', async () => {
    server.clock.advance(windowMs);
    const statuses = [];
    for (let call = 0; call < 121; call += 1)
      statuses.push((await ask('public-pie', parts[call % 2] ?? '')).status);
    expect(statuses.indexOf(429)).toBe(120);
    expect((await ask('nowhere', parts[0])).status).toBe(429);
    expect((await ask('public-pie', '')).status).toBe(200);
    server.clock.advance(windowMs);
    expect((await ask('public-pie', parts[1])).status).toBe(200);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';
import type { TestMember } from '../../../../testing/test-server.ts';

const timestamp = '2022-03-04T05:06:07Z';
const denied = { detail: { message: 'Permission Denied', error: true, exception: null } };

/** Who asks, of which recipe, and whether it may be changed. */
const cases: [who: Who, householdLocks: boolean, locked: boolean, may: boolean][] = [
  ['owner', true, false, true],
  ['owner', true, true, true],
  ['housemate', true, false, true],
  ['housemate', true, true, false],
  ['housemate', false, true, false],
  ['neighbour', true, false, false],
  ['neighbour', true, true, false],
  ['neighbour', false, false, true],
  ['neighbour', false, true, false],
  ['administrator', true, false, false],
  ['administrator', false, true, false],
  ['administrator', false, false, true],
];

type Who = 'owner' | 'housemate' | 'neighbour' | 'administrator';
type People = Record<Who, TestMember>;

describeServer('who may change a recipe', ({ server }) => {
  const houses = new Map<boolean, People>();
  beforeAll(async () => {
    for (const locksEdits of [true, false]) houses.set(locksEdits, await neighbourhood(locksEdits));
  });

  async function neighbourhood(locksEdits: boolean): Promise<People> {
    const household = await server.household({ locksEdits });
    const other = await server.household({ groupId: household.groupId });
    return {
      owner: await server.member({ household }),
      housemate: await server.member({ household, rights: ['canOrganize'] }),
      neighbour: await server.member({ household: other, rights: ['canOrganize'] }),
      administrator: await server.member({ household: other, admin: true }),
    };
  }

  it.each(cases)(
    '%s, household locks: %s, recipe locked: %s, may change: %s',
    async (who, locks, locked, may) => {
      const people = houses.get(locks) ?? (await neighbourhood(locks));
      const owner = server.as(people.owner);
      const recipe = await owner.cook(`Of ${who}`, { settings: { locked } });
      const client = server.as(people[who]);
      const status = may ? 200 : 403;
      const body = may ? {} : denied;
      const url = `/api/recipes/${recipe.slug}`;
      expect(await client.patch(url, { description: 'new' })).toMatchObject({ status, body });
      expect(await client.put(url, { ...recipe, description: 'newer' })).toMatchObject({ status, body });
      expect(await client.patch('/api/recipes', [{ id: recipe.id, prepTime: '1' }])).toMatchObject({
        status,
        body: may ? [{}] : denied,
      });
      expect(await client.put('/api/recipes', [recipe])).toMatchObject({ status, body: may ? [{}] : denied });
      const kept = may ? recipe : await owner.recipe(recipe.slug);
      expect(kept).toEqual(recipe);
      expect((await client.patch(`${url}/last-made`, { timestamp })).body).toMatchObject({
        lastMade: timestamp,
      });
      expect(await client.delete(url)).toMatchObject({ status, body });
      expect((await owner.get(url)).status).toBe(may ? 404 : 200);
    },
  );

  it('only the owner locks and unlocks', async () => {
    const people = houses.get(false) ?? (await neighbourhood(false));
    const owner = server.as(people.owner);
    const housemate = server.as(people.housemate);
    const { slug } = await owner.cook('Lockable');
    const url = `/api/recipes/${slug}`;
    expect(await housemate.patch(url, { settings: { locked: true } })).toMatchObject({
      status: 403,
      body: denied,
    });
    expect((await housemate.patch(url, { settings: { locked: false, public: true } })).status).toBe(200);
    expect((await owner.patch(url, { settings: { locked: true } })).body).toMatchObject({
      settings: { locked: true },
    });
    expect((await owner.patch(url, { settings: { locked: false } })).body).toMatchObject({
      settings: { locked: false },
    });
  });

  it('all users of the group read it and copy it, also from a private household', async () => {
    const people = houses.get(true) ?? (await neighbourhood(true));
    const recipe = await server
      .as(people.owner)
      .cook('Readable', { settings: { public: false, locked: true } });
    const neighbour = server.as(people.neighbour);
    expect(await neighbour.recipe(recipe.slug)).toEqual(recipe);
    const copy = await neighbour.post(`/api/recipes/${recipe.slug}/duplicate`, {});
    expect(copy).toMatchObject({
      status: 201,
      body: { userId: people.neighbour.id, settings: { locked: true } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { dumpRows } from '../../../testing/test-rows.ts';

const Named = z.looseObject({ id: z.guid(), name: z.string() });
const nobodysId = '00000000-0000-4000-8000-000000000000';
const families = [
  ['foods', 'food', 'Food'],
  ['units', 'unit', 'Unit'],
] as const;

describeServer('merging', { cook: { rights: ['canOrganize'] } }, ({ server, cook: organizer, client }) => {
  describe.each(families)('%s', (kind, field, suffix) => {
    const create = async (name: string, aliases: string[] = []) =>
      Named.parse(
        succeeded(
          await client.post(`/api/${kind}`, { name, aliases: aliases.map((alias) => ({ name: alias })) }),
        ),
      );
    const merge = (from: string, to: string, as = client) =>
      as.put(`/api/${kind}/merge`, { [`from${suffix}`]: from, [`to${suffix}`]: to });
    const failed = { status: 400, body: { detail: `Failed to merge ${kind}` } };

    it('ingredients and aliases move to the other, and the first is deleted', async () => {
      const from = await create('spring onion', ['scallion', 'Salad onion']);
      const to = await create('green onion', ['salad onion', 'onion green']);
      const recipe = await client.cook(`Both ${kind}`, {
        recipeIngredient: [
          { quantity: 2, [field]: from, note: 'a' },
          { quantity: 3, [field]: to, note: 'b' },
        ],
      });
      expect(await merge(from.id, to.id)).toMatchObject({
        status: 200,
        body: { message: `Successfully merged ${kind}`, error: false },
      });
      const merged = { id: to.id, name: 'green onion' };
      expect((await client.recipe(recipe.slug)).recipeIngredient).toMatchObject([
        { quantity: 2, note: 'a', [field]: merged },
        { quantity: 3, note: 'b', [field]: merged },
      ]);
      expect((await client.get(`/api/${kind}/${to.id}`)).body).toMatchObject({
        aliases: [{ name: 'salad onion' }, { name: 'onion green' }, { name: 'scallion' }],
      });
      expect((await client.get(`/api/${kind}/${from.id}`)).status).toBe(404);
    });

    it('one with itself, with nothing or from another group is refused, and nothing changes', async () => {
      const one = await create('alone', ['lonely']);
      const stranger = server.as(await server.member());
      const foreign = Named.parse(succeeded(await stranger.post(`/api/${kind}`, { name: 'theirs' })));
      const before = await dumpRows(server.platform.database);
      for (const [from, to] of [
        [one.id, one.id],
        [one.id, nobodysId],
        [nobodysId, one.id],
        [one.id, foreign.id],
        [foreign.id, one.id],
      ] as const) {
        expect(await merge(from, to)).toMatchObject(failed);
      }
      expect(await dumpRows(server.platform.database, ['library_revisions'])).toEqual(
        before.filter((line) => !line.startsWith('library_revisions')),
      );
    });

    it('needs the right to organize', async () => {
      const [from, to] = [await create('left'), await create('right')];
      const member = server.as(
        await server.housemate(organizer, { rights: ['canInvite', 'canManage', 'canManageHousehold'] }),
      );
      expect(await merge(from.id, to.id, member)).toMatchObject({
        status: 403,
        body: { detail: 'Forbidden' },
      });
      expect((await client.get(`/api/${kind}/${from.id}`)).status).toBe(200);
    });
  });

  it('recipes of a merged food are found by what it is called now, and filtered by it', async () => {
    const create = async (name: string) =>
      Named.parse(succeeded(await client.post('/api/foods', { name, onHand: name === 'capsicum' })));
    const [from, to] = [await create('capsicum'), await create('pepper')];
    await client.cook('Ajvar', { recipeIngredient: [{ food: from }] });
    expect(await client.names({ foods: to.id })).toEqual([]);
    await client.put('/api/foods/merge', { fromFood: from.id, toFood: to.id });
    expect(await client.names({ foods: to.id })).toEqual(['Ajvar']);
    await server.workOff();
    expect(await client.names({ search: 'pepper' })).toEqual(['Ajvar']);
    expect((await client.get(`/api/foods/${to.id}`)).body).toMatchObject({ onHand: true });
  });

  it('with fields missing says which', async () => {
    expect(await client.put('/api/foods/merge', {})).toMatchObject({
      status: 422,
      body: {
        detail: [
          { type: 'missing', loc: ['body', 'fromFood'] },
          { type: 'missing', loc: ['body', 'toFood'] },
        ],
      },
    });
  });
});

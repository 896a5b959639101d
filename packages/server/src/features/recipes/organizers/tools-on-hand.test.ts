import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const Tool = z.looseObject({ id: z.guid(), onHand: z.boolean(), householdsWithTool: z.array(z.string()) });

describeServer('tools that households have', { cook: {} }, ({ server, cook: here }) => {
  let there: TestMember;
  beforeAll(async () => {
    there = await server.neighbour(here);
  });

  const create = async (body: object) =>
    Tool.parse(succeeded(await server.as(here).post('/api/organizers/tools', body)));
  const seenBy = async (as: TestMember, id: string) =>
    Tool.parse(succeeded(await server.as(as).get(`/api/organizers/tools/${id}`)));

  it('onHand is about the caller’s household, householdsWithTool about all', async () => {
    const { id } = await create({ name: 'Wok', onHand: true });
    expect(await seenBy(here, id)).toMatchObject({ onHand: true, householdsWithTool: [here.householdSlug] });
    expect(await seenBy(there, id)).toMatchObject({
      onHand: false,
      householdsWithTool: [here.householdSlug],
    });
    await server.as(there).put(`/api/organizers/tools/${id}`, { name: 'Wok', onHand: true });
    const both = [here.householdSlug, there.householdSlug].toSorted();
    expect(await seenBy(here, id)).toMatchObject({ onHand: true, householdsWithTool: both });
    await server.as(here).patch(`/api/organizers/tools/${id}`, { on_hand: false });
    expect(await seenBy(here, id)).toMatchObject({
      onHand: false,
      householdsWithTool: [there.householdSlug],
    });
    expect(await seenBy(there, id)).toMatchObject({ onHand: true });
  });

  it('either spelling may be written', async () => {
    const { id } = await create({ name: 'Oven', householdsWithTool: [there.householdSlug, 'unknown'] });
    expect(await seenBy(here, id)).toMatchObject({
      onHand: false,
      householdsWithTool: [there.householdSlug],
    });
    const url = `/api/organizers/tools/${id}`;
    const slugs = [here.householdSlug, there.householdSlug].toSorted();
    const organizer = await server.housemate(here, { rights: ['canOrganize'] });
    expect((await server.as(here).patch(url, { householdsWithTool: slugs })).body).toMatchObject({
      onHand: true,
      householdsWithTool: slugs,
    });
    expect((await server.as(organizer).patch(url, { households_with_tool: [] })).body).toMatchObject({
      onHand: false,
      householdsWithTool: [],
    });
    expect((await server.as(here).put(url, { name: 'Oven' })).body).toMatchObject({ householdsWithTool: [] });
  });

  it('a user without the right to organize changes only the own household', async () => {
    const { id } = await create({ name: 'Mandoline', householdsWithTool: [there.householdSlug] });
    const url = `/api/organizers/tools/${id}`;
    const client = server.as(here);
    for (const body of [
      { householdsWithTool: [] },
      { householdsWithTool: [here.householdSlug] },
      { name: 'Slicer' },
      { name: 'mandoline', onHand: true },
    ]) {
      expect(await client.patch(url, body)).toMatchObject({ status: 403, body: { detail: 'Forbidden' } });
    }
    expect(await seenBy(here, id)).toMatchObject({
      name: 'Mandoline',
      onHand: false,
      householdsWithTool: [there.householdSlug],
    });
    expect((await client.delete(url)).status).toBe(403);
    const both = [here.householdSlug, there.householdSlug];
    expect((await client.put(url, { name: ' Mandoline ', householdsWithTool: both })).status).toBe(200);
    expect(await seenBy(here, id)).toMatchObject({ onHand: true });
  });

  it('recipes show at once who has their tools', async () => {
    const tool = await create({ name: 'Sieve' });
    const recipe = await server.as(here).cook('Sifted', { tools: [tool] });
    const tools = async (as: TestMember) => (await server.as(as).recipe(recipe.slug)).tools;
    expect(await tools(here)).toMatchObject([{ onHand: false, householdsWithTool: [] }]);
    await server.as(there).patch(`/api/organizers/tools/${tool.id}`, { onHand: true });
    expect(await tools(here)).toMatchObject([{ onHand: false, householdsWithTool: [there.householdSlug] }]);
    expect(await tools(there)).toMatchObject([{ onHand: true }]);
    const listed = async (as: TestMember) => (await server.as(as).list({ search: 'Sifted' })).items[0]?.tools;
    expect(await listed(here)).toMatchObject([{ onHand: false, householdsWithTool: [there.householdSlug] }]);
    expect(await listed(there)).toMatchObject([{ onHand: true }]);
    const patched = await server
      .as(there)
      .patch(`/api/recipes/${recipe.slug}/last-made`, { timestamp: '2022-01-01' });
    expect(patched.body).toMatchObject({ tools: [{ onHand: true }] });
  });

  it('a household of another group cannot be named', async () => {
    const stranger = await server.member();
    const { id } = await create({ name: 'Grill', householdsWithTool: [stranger.householdSlug] });
    expect(await seenBy(here, id)).toMatchObject({ householdsWithTool: [] });
  });
});

import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { purgeShareTokens } from './index.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const dayMs = 86_400_000;
const links = '/api/shared/recipes';

describeServer('share links', { cook: {} }, ({ server, cook, client }) => {
  const share = async (recipeId: string, fields: object = {}) =>
    Object(succeeded(await client.post(links, { recipeId, ...fields })));
  const open = (token: string, rest = '') => server.nobody.get(`/api/recipes/shared/${token}${rest}`);
  const missing = { status: 404, body: { detail: 'Token Not Found' } };

  it('a link is good for thirty days unless it is said otherwise, and shows a private recipe to anyone', async () => {
    const recipe = await client.cook('Shared', { settings: { public: false }, description: 'secret' });
    const made = await share(recipe.id);
    const days = (Date.parse(made.expiresAt) - server.clock.now().getTime()) / dayMs;
    expect(days).toBeCloseTo(30, 3);
    expect(made).toMatchObject({
      recipeId: recipe.id,
      groupId: cook.groupId,
      recipe: { slug: 'shared-recipe' },
    });
    expect((await open(made.id)).body).toMatchObject({ name: 'Shared', description: 'secret' });
    expect((await share(recipe.id, { expiresAt: '2099-01-01T00:00:00Z' })).expiresAt).toBe(
      '2099-01-01T00:00:00Z',
    );
  });

  it('nothing of the household is seen besides the recipe', async () => {
    const recipe = await client.cook('Alone', { tools: ['Pan'] });
    await client.post('/api/comments', { recipeId: recipe.id, text: 'the key is under the mat' });
    const tool = recipe.tools[0];
    await client.put(`/api/organizers/tools/${tool?.id}`, { name: 'Pan', onHand: true });
    const { id } = await share(recipe.id);
    const seen = await open(id);
    expect(seen.body).toMatchObject({ comments: [], tools: [{ onHand: false, householdsWithTool: [] }] });
    for (const secret of ['under the mat', cook.username, cook.householdSlug]) {
      expect(seen.text).not.toContain(secret);
      expect((await open(id, '/zip')).bytes.toString('latin1')).not.toContain(secret);
    }
  });

  it('an expired link, one taken back, one of a deleted recipe and none at all look the same', async () => {
    const recipe = await client.cook('Ending');
    const expired = await share(recipe.id, {
      expiresAt: new Date(server.clock.now().getTime() + dayMs).toISOString(),
    });
    const taken = await share(recipe.id);
    expect((await open(expired.id)).status).toBe(200);
    server.clock.advance(dayMs);
    expect((await client.delete(`${links}/${taken.id}`)).body).toMatchObject({ id: taken.id });
    const deleted = await client.cook('Deleted');
    const ofDeleted = await share(deleted.id);
    await client.delete(`/api/recipes/${deleted.slug}`);
    const nothing = await open(nobodys);
    expect(nothing).toMatchObject(missing);
    for (const token of [expired.id, taken.id, ofDeleted.id, 'no-id', `${expired.id}x`]) {
      for (const rest of ['', '/zip']) {
        const answer = await open(token, rest);
        expect([token, answer.status]).toEqual([token, 404]);
        expect(answer.text).toBe(nothing.text);
      }
    }
    await client.post(`/api/recipes/trash/items/${deleted.id}/restore`);
    expect((await open(ofDeleted.id)).status).toBe(200);
  });

  it('the links of a recipe are listed, newest first, and only in the group', async () => {
    const [one, two] = [await client.cook('One'), await client.cook('Two')];
    const first = await share(one.id);
    server.clock.advance(1000);
    const second = await share(one.id);
    const other = await share(two.id);
    const readIds = async (query: string, as = client) =>
      Object((await as.get(`${links}${query}`)).body).map(({ id }: { id: string }) => id);
    expect(await readIds(`?recipe_id=${one.id}`)).toEqual([second.id, first.id]);
    expect(await readIds('')).toEqual(expect.arrayContaining([first.id, second.id, other.id]));
    const stranger = server.as(await server.member());
    expect(await readIds(`?recipe_id=${one.id}`, stranger)).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) {
      const foreign = await stranger.send(method, `${links}/${first.id}`);
      expect(foreign.text).toBe((await stranger.send(method, `${links}/${nobodys}`)).text);
      expect(foreign.status).toBe(method === 'GET' ? 404 : 400);
    }
    expect((await client.get(`${links}/${first.id}`)).body).toMatchObject({ recipe: { name: 'One' } });
    expect((await open(first.id)).status).toBe(200);
  });

  it('a recipe that the group does not have cannot be shared', async () => {
    const foreign = await server.as(await server.member()).cook('Foreign');
    const refused = await client.post(links, { recipeId: nobodys });
    expect(refused.status).toBe(400);
    expect((await client.post(links, { recipeId: foreign.id })).text).toBe(refused.text);
  });

  it('links that expired long ago are deleted', async () => {
    const recipe = await client.cook('Old links');
    await share(recipe.id, { expiresAt: server.clock.now().toISOString() });
    const kept = async () => (await server.rowCounts())['recipe_share_tokens'] ?? 0;
    const before = await kept();
    server.clock.advance(29 * dayMs);
    await purgeShareTokens(server.platform);
    expect(await kept()).toBe(before);
    server.clock.advance(2 * dayMs);
    await purgeShareTokens(server.platform);
    expect(await kept()).toBeLessThan(before);
  });
});

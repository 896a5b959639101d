import { expect, it } from 'vitest';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const parts = ['/nutrition/computed', '/cup-weights'] as const;
const dayMs = 86_400_000;
const secret = { settings: { public: false }, recipeIngredient: [{ note: '2 cups flour' }] };

const suite: SuiteOptions = { cook: { rights: ['canManageHousehold'] } };

describeServer('what is computed of shared recipes', suite, ({ server, client }) => {
  const share = async (recipeId: string, fields: object = {}): Promise<string> =>
    Object(succeeded(await client.post('/api/shared/recipes', { recipeId, ...fields }))).id;
  const open = (token: string, part: string) => server.nobody.get(`/api/recipes/shared/${token}${part}`);

  it('is what members see, even of a private recipe of a private group', async () => {
    const recipe = await client.cook('Shared', secret);
    const token = await share(recipe.id);
    for (const part of parts) {
      const seen = await open(token, part);
      expect(seen.status).toBe(200);
      expect(seen.text).toBe((await client.get(`/api/recipes/${recipe.slug}${part}`)).text);
    }
    expect((await open(token, parts[1])).body).toMatchObject({ weights: [{ grams: 125 }] });
  });

  it('ends with the link: expired, taken back, of a deleted recipe and none look the same', async () => {
    const recipe = await client.cook('Ending', secret);
    const expiresAt = new Date(server.clock.now().getTime() + dayMs).toISOString();
    const [expired, taken] = [await share(recipe.id, { expiresAt }), await share(recipe.id)];
    for (const part of parts) expect((await open(expired, part)).status).toBe(200);
    server.clock.advance(dayMs);
    succeeded(await client.delete(`/api/shared/recipes/${taken}`));
    const deleted = await client.cook('Deleted', secret);
    const ofDeleted = await share(deleted.id);
    await client.delete(`/api/recipes/${deleted.slug}`);
    const nothing = await open('00000000-0000-4000-8000-000000000000', '');
    expect(nothing.status).toBe(404);
    for (const token of [expired, taken, ofDeleted, 'no-id']) {
      for (const part of parts) {
        const { status, text } = await open(token, part);
        expect([token, part, status, text]).toEqual([token, part, 404, nothing.text]);
      }
    }
  });

  it('is without nutrition where the household of the recipe has turned it off', async () => {
    const { id } = await client.cook('Switched', secret);
    const token = await share(id);
    await client.patch('/api/households/preferences', { showComputedNutrition: false });
    expect((await open(token, parts[0])).status).toBe(404);
    expect((await open(token, '')).status).toBe(200);
    await client.patch('/api/households/preferences', { showComputedNutrition: true });
    expect((await open(token, parts[0])).status).toBe(200);
  });

  it('is computed 120 times a minute for one address, also with links that do not exist', async () => {
    server.clock.advance(dayMs);
    const statuses = [];
    for (let call = 0; call < 121; call += 1)
      statuses.push((await open('no-id', parts[call % 2] ?? '')).status);
    expect(statuses.indexOf(429)).toBe(120);
  });
});

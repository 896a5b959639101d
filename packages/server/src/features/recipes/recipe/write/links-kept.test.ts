import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import type { Recipe, RecipeState } from '@hearth/contract';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import type { TestAnswer, TestMember } from '../../../../testing/test-server.ts';

describeServer('what becomes of links between recipes', ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let stock: Recipe;
  let soup: Recipe;
  const link = (inner: { id: string }, more: object = {}) => ({
    quantity: 2,
    note: 'warm',
    referencedRecipe: { id: inner.id },
    ...more,
  });
  beforeEach(async () => {
    const { id: groupId } = await server.group({ isPrivate: false });
    const household = await server.household({ groupId, isPrivate: false });
    cook = await server.member({ household, admin: true });
    client = server.as(cook);
    stock = await client.cook('Stock', { settings: { public: true } });
    soup = await client.cook('Soup', { recipeIngredient: [link(stock)], settings: { public: true } });
    server.clock.advance(3_600_000);
  });
  const line = async (slug = soup.slug) => {
    const { referencedRecipe, quantity, note } = (await client.recipe(slug)).recipeIngredient[0] ?? {};
    return { id: referencedRecipe?.id ?? null, quantity, note };
  };
  const linked = () => ({ id: stock.id, quantity: 2, note: 'warm' });
  const words = (name = 'Stock') => ({ id: null, quantity: 2, note: `${name}, warm` });
  const restore = async (at: number) => {
    const states = succeeded(await client.get(`/api/recipes/${soup.slug}/history`)) as RecipeState[];
    succeeded(await client.post(`/api/recipes/${soup.slug}/history/${states[at]?.id}/restore`));
  };
  const change = async (fields: object) => {
    succeeded(await client.patch(`/api/recipes/${soup.slug}`, fields));
    server.clock.advance(3_600_000);
  };

  it('an earlier state has its links back; one whose recipe is gone, its words', async () => {
    await change({ recipeIngredient: [{ note: 'salt' }] });
    await restore(1);
    expect(await line()).toEqual(linked());
    server.clock.advance(3_600_000);
    await change({ recipeIngredient: [{ note: 'salt' }] });
    succeeded(await client.delete(`/api/recipes/${stock.slug}`));
    succeeded(await client.delete(`/api/recipes/trash/items/${stock.id}`));
    await restore(1);
    expect(await line()).toEqual(words());
  });

  it('an earlier state that would be a circle by now is refused, and nothing changes', async () => {
    await change({ recipeIngredient: [{ note: 'salt' }] });
    succeeded(await client.patch(`/api/recipes/${stock.slug}`, { recipeIngredient: [link(soup)] }));
    const states = succeeded(await client.get(`/api/recipes/${soup.slug}/history`)) as RecipeState[];
    const answer = await client.post(`/api/recipes/${soup.slug}/history/${states[1]?.id}/restore`);
    expect([answer.status, Object(answer.body).code]).toEqual([422, 'recipeWithinItself']);
    expect(await line()).toMatchObject({ id: null, note: 'salt' });
  });

  it('a copy has the same recipes within it', async () => {
    const copy = succeeded(
      await client.post(`/api/recipes/${soup.slug}/duplicate`, { name: 'Copy' }),
    ) as Recipe;
    expect(await line(copy.slug)).toEqual(linked());
  });

  it('stay when the inner one gets another owner, and when its owner leaves', async () => {
    const housemate = await server.housemate(cook);
    succeeded(await client.patch(`/api/recipes/${stock.slug}`, { userId: housemate.id }));
    expect(await line()).toEqual(linked());
    succeeded(await client.delete(`/api/admin/users/${housemate.id}`));
    expect(await line()).toEqual(linked());
    expect((await client.recipe(stock.slug)).userId).toBe(cook.id);
  });

  it('stay when foods and units are merged', async () => {
    const [from, to] = [
      await server.food(cook.groupId, { name: 'a' }),
      await server.food(cook.groupId, { name: 'b' }),
    ];
    await change({ recipeIngredient: [link(stock), { quantity: 1, food: { id: from, name: 'a' } }] });
    succeeded(await client.put('/api/foods/merge', { fromFood: from, toFood: to }));
    expect(await line()).toEqual(linked());
    expect((await client.recipe(soup.slug)).recipeIngredient[1]?.food?.id).toBe(to);
  });

  it('lead to no recipe of another group, in whatever way they are sent', async () => {
    const theirs = await server.as(await server.member()).cook('Secret of others', {});
    const before = await client.recipe(soup.slug);
    const ways: [string, (recipeIngredient: object[]) => Promise<TestAnswer>][] = [
      ['PUT', (recipeIngredient) => client.put(`/api/recipes/${soup.slug}`, { ...before, recipeIngredient })],
      ['PATCH', (recipeIngredient) => client.patch(`/api/recipes/${soup.slug}`, { recipeIngredient })],
      ['PUT of many', (recipeIngredient) => client.put('/api/recipes', [{ ...before, recipeIngredient }])],
      [
        'PATCH of many',
        (recipeIngredient) => client.patch('/api/recipes', [{ id: soup.id, recipeIngredient }]),
      ],
    ];
    for (const [way, send] of ways)
      for (const referencedRecipe of [{ id: theirs.id }, { slug: theirs.slug }]) {
        const answer = await send([{ quantity: 1, referencedRecipe }]);
        expect
          .soft([way, answer.status, Object(answer.body).code])
          .toEqual([way, 422, 'referencedRecipeUnknown']);
      }
    expect(await line()).toEqual(linked());
    // A new recipe begins with its name alone, whatever else is sent.
    const recipeIngredient = [{ referencedRecipe: { id: theirs.id } }];
    const created = await client.post('/api/recipes', { name: 'New', recipeIngredient });
    expect(JSON.stringify(await client.recipe(String(succeeded(created))))).not.toContain(theirs.id);
  });

  it('a shared archive and the public page show only what a visitor may see', async () => {
    const secret = await client.cook('Secret base', { settings: { public: false } });
    await change({ recipeIngredient: [link(stock), link(secret)] });
    succeeded(await client.patch(`/api/recipes/${stock.slug}`, { recipeIngredient: [link(secret)] }));
    succeeded(await client.post('/api/comments', { recipeId: stock.id, text: 'for the family' }));
    const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const token = succeeded(await client.post('/api/shared/recipes', { recipeId: soup.id, expiresAt }));
    const { bytes } = await server.nobody.get(`/api/recipes/shared/${Object(token).id}/zip`);
    const files = unzipSync(bytes);
    expect(Object.keys(files).toSorted()).toEqual(['soup.json', 'within/stock.zip']);
    const inner = unzipSync(files['within/stock.zip'] ?? new Uint8Array());
    const texts = [files['soup.json'], inner['stock.json']].map((file) => Buffer.from(file ?? '').toString());
    for (const text of texts) {
      expect(text).toContain('Secret base, warm');
      expect(text).not.toContain(secret.id);
      expect(text).not.toContain('for the family');
    }
    const own = await client.get(`/api/recipes/${soup.slug}/exports?template_name=zip`);
    expect(Object.keys(unzipSync(own.bytes))).toContain('within/secret-base.zip');
  });
});

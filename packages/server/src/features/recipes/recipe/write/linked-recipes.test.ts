import { beforeAll, expect, it } from 'vitest';
import { Recipe } from '@hearth/contract';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded } from '../../../../testing/test-client.ts';
import type { TestAnswer, TestMember } from '../../../../testing/test-server.ts';

/** A recipe that was answered. */
const asRecipe = (answer: TestAnswer) => Recipe.parse(succeeded(answer));
/** Status and code of a refusal. */
const refusal = ({ status, body }: TestAnswer) => [status, Object(body).code];

describeServer('a recipe as an ingredient', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    const { id: groupId } = await server.group({ isPrivate: false });
    cook = await server.member({ household: await server.household({ groupId, isPrivate: false }) });
  });
  const read = async (slug: string) => asRecipe(await server.as(cook).get(`/api/recipes/${slug}`));
  const link = (recipe: { id: string } | { slug: string }, more: object = {}) => ({
    quantity: 2,
    note: 'warm',
    referencedRecipe: recipe,
    ...more,
  });
  const cookWith = (name: string, ...recipeIngredient: object[]) =>
    server.as(cook).cook(name, { recipeIngredient });

  it('is answered as its summary, by id and by slug, with amount, unit and note beside it', async () => {
    const sauce = await server.as(cook).cook('Tomato sauce', { recipeServings: 4 });
    const unit = { name: 'servings' };
    const { slug } = await cookWith('Lasagne', link({ id: sauce.id }, { unit }), link({ slug: sauce.slug }));
    const [first, second] = (await read(slug)).recipeIngredient;
    const summary = {
      id: sauce.id,
      slug: sauce.slug,
      name: 'Tomato sauce',
      recipeServings: 4,
      inTrash: false,
    };
    expect(first).toMatchObject({
      display: '2 servings Tomato sauce warm',
      isFood: true,
      disableAmount: false,
      quantity: 2,
      note: 'warm',
      referencedRecipe: summary,
    });
    expect(second).toMatchObject({ display: '2 Tomato sauce warm', referencedRecipe: summary });
    const whole = await read(slug);
    succeeded(await server.as(cook).put(`/api/recipes/${slug}`, whole));
    expect((await read(slug)).recipeIngredient).toEqual(whole.recipeIngredient);
  });

  it('of another group, or one that nobody has, is refused by its field', async () => {
    const foreign = await server.as(await server.member()).cook('Secret');
    const { slug } = await cookWith('Pie', { note: 'salt' });
    for (const id of [foreign.id, '00000000-0000-4000-8000-00000000dead']) {
      const recipeIngredient = [{ note: 'salt' }, link({ id })];
      const answer = await server.as(cook).patch(`/api/recipes/${slug}`, { recipeIngredient });
      expect(refusal(answer)).toEqual([422, 'referencedRecipeUnknown']);
      expect(JSON.stringify(answer.body)).toContain('recipeIngredient.1.referencedRecipe');
    }
    expect((await read(slug)).recipeIngredient).toMatchObject([{ note: 'salt' }]);
  });

  it('may not lead back to the recipe; the path is named', async () => {
    const a = await cookWith('Alpha', { note: 'salt' });
    const b = await cookWith('Beta', link({ id: a.id }));
    const c = await cookWith('Gamma', link({ id: b.id }));
    for (const [one, path] of [
      [a, 'Alpha › Alpha'],
      [b, 'Alpha › Beta › Alpha'],
      [c, 'Alpha › Gamma › Beta › Alpha'],
    ] as const) {
      const change = { recipeIngredient: [{ note: 'salt' }, link({ id: one.id })] };
      const answer = await server.as(cook).patch(`/api/recipes/${a.slug}`, change);
      expect(refusal(answer)).toEqual([422, 'recipeWithinItself']);
      expect(JSON.stringify(answer.body)).toContain(path);
      expect(JSON.stringify(answer.body)).toContain('recipeIngredient.1.referencedRecipe');
    }
  });

  it('may lie five deep and no deeper, from either end', async () => {
    let inner = await cookWith('Level 0', { note: 'salt' });
    for (let depth = 1; depth <= 5; depth += 1)
      inner = await cookWith(`Level ${depth}`, link({ id: inner.id }));
    const answer = await server.as(cook).post('/api/recipes', { name: 'Level 6' });
    const slug = String(succeeded(answer));
    const deeper = await server.as(cook).patch(`/api/recipes/${slug}`, {
      recipeIngredient: [link({ slug: 'level-1' }), link({ id: inner.id })],
    });
    expect(refusal(deeper)).toEqual([422, 'recipesTooDeep']);
    expect(JSON.stringify(deeper.body)).toContain('recipeIngredient.1.referencedRecipe');
    const below = await cookWith('Below', { note: 'salt' });
    const lowest = await server
      .as(cook)
      .patch('/api/recipes/level-0', { recipeIngredient: [link({ id: below.id })] });
    expect(refusal(lowest)).toEqual([422, 'recipesTooDeep']);
  });

  it('shows what becomes of the inner one: its name, its picture of the trash, its words when it is gone', async () => {
    const client = server.as(cook);
    const stock = await client.cook('Stock', {});
    const { slug } = await cookWith('Soup', link({ id: stock.id }));
    const users = async () => {
      const queryFilter = `recipe_ingredient.referenced_recipe_id = "${stock.id}"`;
      const found = succeeded(
        await client.get(`/api/recipes?queryFilter=${encodeURIComponent(queryFilter)}`),
      );
      return Object(found).items.map(({ name }: { name: string }) => name);
    };
    expect(await users()).toEqual(['Soup']);
    const line = async () => (await read(slug)).recipeIngredient[0];
    expect(await line()).toMatchObject({ display: '2 Stock warm' });
    const renamed = asRecipe(await client.patch(`/api/recipes/${stock.slug}`, { name: 'Bone broth' }));
    expect(await line()).toMatchObject({
      display: '2 Bone broth warm',
      referencedRecipe: { slug: renamed.slug },
    });
    succeeded(await client.delete(`/api/recipes/${renamed.slug}`));
    expect(await line()).toMatchObject({
      display: '2 Bone broth warm',
      referencedRecipe: { id: stock.id, inTrash: true },
    });
    succeeded(
      await client.put(`/api/recipes/${slug}`, { ...(await read(slug)), description: 'edited meanwhile' }),
    );
    succeeded(await client.post(`/api/recipes/trash/items/${stock.id}/restore`, {}));
    expect(await line()).toMatchObject({ referencedRecipe: { id: stock.id, inTrash: false } });
    succeeded(await client.delete(`/api/recipes/${renamed.slug}`));
    expect(await line()).toMatchObject({ referencedRecipe: { inTrash: true } });
    succeeded(await client.delete(`/api/recipes/trash/items/${stock.id}`));
    expect(await line()).toMatchObject({ quantity: 2, note: 'Bone broth, warm', referencedRecipe: null });
  });

  it('is shown to visitors only if they may see it; else its name stays', async () => {
    const client = server.as(cook);
    const [open, closed] = [
      await client.cook('Open dough', { settings: { public: true } }),
      await client.cook('Closed filling', { settings: { public: false } }),
    ];
    const { slug } = await client.cook('Open pie', {
      settings: { public: true },
      recipeIngredient: [link({ id: open.id }), link({ id: closed.id })],
    });
    const explored = asRecipe(
      await server.nobody.get(`/api/explore/groups/${cook.groupSlug}/recipes/${slug}`),
    );
    expect(explored.recipeIngredient).toMatchObject([
      { referencedRecipe: { id: open.id } },
      { referencedRecipe: null, note: 'Closed filling, warm' },
    ]);
    expect(JSON.stringify(explored)).not.toContain(closed.id);
  });
});

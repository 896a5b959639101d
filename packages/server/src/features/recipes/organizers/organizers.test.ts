import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { succeeded } from '../../../testing/test-client.ts';

const Named = z.looseObject({
  id: z.guid(),
  name: z.string(),
  slug: z.string(),
  groupId: z.guid().optional(),
});
const nobodysId = '00000000-0000-4000-8000-000000000000';
const families = [
  ['categories', 'recipeCategory'],
  ['tags', 'tags'],
  ['tools', 'tools'],
] as const;
const unexpected = { detail: { message: 'An unexpected error occurred.', error: true, exception: null } };

describeServer('organizers', { cook: organizer }, ({ server, cook, client }) => {
  const create = async (kind: string, name: string, as = client) =>
    Named.parse(succeeded(await as.post(`/api/organizers/${kind}`, { name })));

  describe.each(families)('%s', (kind, field) => {
    const root = `/api/organizers/${kind}`;

    it('one is created, read by id and by slug, and listed', async () => {
      const made = await create(kind, '  Größe & Co  ');
      expect(made).toMatchObject({ name: 'Größe & Co', slug: 'grosse-co', groupId: cook.groupId });
      expect((await client.get(`${root}/${made.id}`)).body).toMatchObject({
        id: made.id,
        name: 'Größe & Co',
      });
      expect((await client.get(`${root}/${made.id.replaceAll('-', '').toUpperCase()}`)).status).toBe(200);
      expect((await client.get(`${root}/slug/grosse-co`)).body).toMatchObject({ id: made.id, recipes: [] });
      expect((await client.get(`${root}?search=gross`)).body).toMatchObject({ total: 1, items: [made] });
    });

    it('a new name makes a new slug and shows in its recipes, lists and searches at once', async () => {
      const made = await create(kind, 'Before');
      const recipe = await client.cook(`With ${kind}`, { [field]: [made] });
      const listed = async () => (await client.list({ search: recipe.name })).items[0]?.[field];
      expect(await listed()).toMatchObject([{ name: 'Before' }]);
      const renamed = await client.put(`${root}/${made.id}`, {
        name: 'After',
        slug: 'ignored',
        id: nobodysId,
      });
      expect(renamed.body).toMatchObject({ id: made.id, name: 'After', slug: 'after' });
      expect((await client.recipe(recipe.slug))[field]).toMatchObject([{ name: 'After', slug: 'after' }]);
      expect(await listed()).toMatchObject([{ name: 'After' }]);
      expect(await client.names({ [kind]: 'after' })).toEqual([recipe.name]);
      const bySlug = await client.get(`${root}/slug/after`);
      expect(bySlug.body).toMatchObject({ recipes: [{ id: recipe.id, [field]: [{ name: 'After' }] }] });
      expect((await client.get(`${root}/slug/before`)).status).toBe(404);
    });

    it('PATCH changes only what is sent', async () => {
      const made = await create(kind, 'Patched');
      expect((await client.patch(`${root}/${made.id}`, {})).body).toMatchObject({
        name: 'Patched',
        slug: 'patched',
      });
      expect((await client.patch(`${root}/${made.id}`, { name: 'Other' })).body).toMatchObject({
        slug: 'other',
      });
    });

    it('deleting one takes it from its recipes and leaves the recipes', async () => {
      const made = await create(kind, 'Doomed');
      const recipe = await client.cook(`Without ${kind}`, { [field]: [made, { name: 'Stays' }] });
      const removed = await client.delete(`${root}/${made.id}`);
      expect(removed).toMatchObject({
        status: 200,
        body: kind === 'tools' ? { id: made.id, name: 'Doomed' } : null,
      });
      expect((await client.recipe(recipe.slug))[field]).toMatchObject([{ name: 'Stays' }]);
      expect((await client.list({ search: recipe.name })).items[0]?.[field]).toMatchObject([
        { name: 'Stays' },
      ]);
      expect((await client.get(`${root}/${made.id}`)).status).toBe(404);
      expect(await client.delete(`${root}/${made.id}`)).toMatchObject({ status: 400, body: unexpected });
    });

    it('two of one slug cannot be in a group, but in two groups', async () => {
      await create(kind, 'Clash');
      const other = await create(kind, 'Clasher');
      expect(await client.post(root, { name: 'CLASH!' })).toMatchObject({ status: 400, body: unexpected });
      expect(await client.put(`${root}/${other.id}`, { name: 'clash' })).toMatchObject({
        status: 400,
        body: unexpected,
      });
      expect((await client.get(`${root}/${other.id}`)).body).toMatchObject({ name: 'Clasher' });
      const stranger = server.as(await server.member());
      expect((await create(kind, 'Clash', stranger)).slug).toBe('clash');
    });

    it('names of signs alone may stand beside each other', async () => {
      const pizza = await create(kind, '🍕');
      const burger = await create(kind, '🍔');
      expect(pizza.slug).not.toBe(burger.slug);
      expect((await client.get(`${root}/slug/${pizza.slug}`)).body).toMatchObject({ name: '🍕' });
      expect((await client.post(root, { name: '🍕' })).status).toBe(400);
    });

    it.each([
      [{}, 'missing'],
      [{ name: '' }, 'string_too_short'],
      [{ name: '   ' }, 'string_too_short'],
      [{ name: 'x'.repeat(256) }, 'string_too_long'],
      [{ name: 7 }, 'string_type'],
      [{ name: null }, 'string_type'],
    ])('%j is no name', async (sent, type) => {
      const answer = await client.post(root, sent);
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ type, loc: ['body', 'name'] }] } });
    });

    it('responds that a missing entry was not found', async () => {
      const missing = { detail: { message: 'Not found.', error: true, exception: null } };
      expect(await client.get(`${root}/${nobodysId}`)).toMatchObject({ status: 404, body: missing });
      expect(await client.get(`${root}/slug/nowhere`)).toMatchObject({ status: 404, body: missing });
      expect(await client.put(`${root}/${nobodysId}`, { name: 'x' })).toMatchObject({
        status: 404,
        body: missing,
      });
      expect(await client.patch(`${root}/${nobodysId}`, { name: 'x' })).toMatchObject({
        status: 404,
        body: missing,
      });
      expect(await client.delete(`${root}/${nobodysId}`)).toMatchObject({ status: 400, body: unexpected });
      expect((await client.get(`${root}/no-id`)).body).toMatchObject({
        detail: [{ type: 'uuid_parsing', loc: ['path', 'item_id'] }],
      });
    });
  });

  it.each(['categories', 'tags'])('%s that no recipe carries are listed by name', async (kind) => {
    const fresh = server.as(await server.member());
    await create(kind, 'b empty', fresh);
    await create(kind, 'A empty', fresh);
    const used = await create(kind, 'used', fresh);
    await fresh.cook('Uses it', { [kind === 'tags' ? 'tags' : 'recipeCategory']: [used] });
    const empty = await fresh.get(`/api/organizers/${kind}/empty`);
    expect(empty.body).toMatchObject([{ name: 'A empty' }, { name: 'b empty' }]);
  });

  it.each(['categories', 'tags', 'tools'])(
    'recipes with each of the %s are counted, but for those in the trash',
    async (kind) => {
      const fresh = server.as(await server.member());
      const often = await create(kind, 'often', fresh);
      const once = await create(kind, 'once', fresh);
      await create(kind, 'never', fresh);
      const field = { categories: 'recipeCategory', tags: 'tags', tools: 'tools' }[kind] ?? '';
      await fresh.cook('First', { [field]: [often, once] });
      await fresh.cook('Second', { [field]: [often] });
      await fresh.cook('Third', { [field]: [often, once] });
      await fresh.delete('/api/recipes/third');
      const counts = await fresh.get(`/api/organizers/${kind}/counts`);
      expect(counts.body).toEqual({ [String(often['id'])]: 2, [String(once['id'])]: 1 });
      expect((await client.get(`/api/organizers/${kind}/counts`)).body).not.toHaveProperty(
        String(often['id']),
      );
    },
  );
});

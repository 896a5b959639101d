import { beforeAll, expect, it } from 'vitest';
import type { TrashedRecipe } from '@hearth/contract';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText, succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { purgeTrash } from './index.ts';

const dayMs = 86_400_000;
const trash = '/api/recipes/trash/items';
const nobodys = '00000000-0000-4000-8000-000000000000';

describeServer('the trash', { env: { RECIPE_TRASH_DAYS: '7' } }, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    const household = await server.household({
      groupId: (await server.group({ isPrivate: false })).id,
      isPrivate: false,
    });
    cook = await server.member({ household, rights: ['canOrganize'] });
    client = server.as(cook);
  });

  const items = async (as = client, query: object = {}) =>
    Object(succeeded(await as.get(`${trash}?${queryText({ perPage: -1, ...query })}`)))
      .items as TrashedRecipe[];
  const upload = async (url: string) => {
    const picture = await plain(20, 10).png().toBuffer();
    const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
    succeeded(await client.put(url, form.payload, form.headers));
  };

  /** A recipe with everything that can belong to one. */
  async function rich(name: string) {
    const recipe = await client.cook(name, {
      settings: { public: true },
      description: 'zebrafish',
      tags: ['Striped'],
      tools: ['Pan'],
      recipeCategory: ['Animals'],
      recipeIngredient: ['1 zebra'],
    });
    const { id, slug } = recipe;
    await client.post('/api/comments', { recipeId: id, text: 'commented' });
    await client.post(`/api/users/${cook.id}/ratings/${slug}`, { rating: 4, isFavorite: true });
    const event = await client.post('/api/recipes/timeline/events', {
      recipeId: id,
      subject: 'told',
      eventType: 'comment',
    });
    const link = await client.post('/api/shared/recipes', { recipeId: id });
    const form = multipart({
      name: 'Plan',
      icon: 'x',
      extension: 'txt',
      file: { file: Buffer.from('plan') },
    });
    succeeded(await client.post(`/api/recipes/${slug}/assets`, form.payload, form.headers));
    await upload(`/api/recipes/${slug}/image`);
    await upload(`/api/recipes/timeline/events/${Object(event.body).id}/image`);
    const eventId = String(Object(event.body).id);
    const linkId = String(Object(link.body).id);
    return { recipe: await client.recipe(slug), id, slug, eventId, linkId };
  }

  /** Every door by which the recipe could be seen, as it answers now. */
  async function doors({ id, slug, eventId, linkId }: Awaited<ReturnType<typeof rich>>) {
    const explore = `/api/explore/groups/${cook.groupSlug}/recipes`;
    const count = async (url: string) => Object(succeeded(await client.get(url))).total;
    const status = async (url: string, as = client) => (await as.get(url)).status;
    return {
      bySlug: await status(`/api/recipes/${slug}`),
      byId: await status(`/api/recipes/${id}`),
      list: await count(`/api/recipes?queryFilter=id=${id}`),
      search: await count('/api/recipes?search=zebrafish'),
      searchOfPart: await count(`/api/recipes?search=${slug.slice(1, 6)}`),
      byTag: await count('/api/recipes?tags=striped'),
      favourites: await count(`/api/recipes?queryFilter=favoritedBy.id=${cook.id}`),
      ofTag: Object(succeeded(await client.get('/api/organizers/tags/slug/striped'))).recipes.length,
      ratings: Object(succeeded(await client.get('/api/users/self/ratings'))).ratings.length,
      statistics: Object(succeeded(await client.get('/api/households/statistics'))).totalRecipes,
      comments: await count(`/api/comments?queryFilter=recipeId=${id}`),
      events: await count(`/api/recipes/timeline/events?queryFilter=recipeId=${id}`),
      event: await status(`/api/recipes/timeline/events/${eventId}`),
      links: Object(succeeded(await client.get(`/api/shared/recipes?recipe_id=${id}`))).length,
      link: await status(`/api/shared/recipes/${linkId}`),
      shared: await status(`/api/recipes/shared/${linkId}`, server.nobody),
      explored: await status(`${explore}/${slug}`, server.nobody),
      exploredList: Object(succeeded(await server.nobody.get(explore))).total,
      picture: await status(`/api/media/recipes/${id}/images/original.webp`, server.nobody),
      eventPicture: await status(
        `/api/media/recipes/${id}/images/timeline/${eventId}/original.webp`,
        server.nobody,
      ),
      asset: await status(`/api/media/recipes/${id}/assets/plan.txt`, server.nobody),
      history: await status(`/api/recipes/${slug}/history`),
      exported: await status(`/api/recipes/${slug}/exports?template_name=raw`),
      nameIsFree: Object(
        (await server.nobody.get(`/api/validators/recipe?group_id=${cook.groupId}&name=${slug}`)).body,
      ).valid,
    };
  }

  it('a deleted recipe is behind no door, waits in the trash, and comes back whole', async () => {
    const whole = await rich('Zebra stew');
    const open = await doors(whole);
    expect(Object.values(open)).not.toContain(404);
    const answer = await client.delete(`/api/recipes/${whole.slug}`);
    expect(answer.body).toEqual(whole.recipe);
    const shut = await doors(whole);
    const seen = Object.entries(shut).filter(([, value]) => value !== 404 && value !== 0);
    expect(seen).toEqual([['nameIsFree', true]]);
    expect(await items()).toMatchObject([
      { id: whole.id, name: 'Zebra stew', slug: 'zebra-stew', deletedBy: { id: cook.id }, mayRestore: true },
    ]);
    await server.workOff();
    const back = await client.post(`${trash}/${whole.id}/restore`);
    expect(back.body).toEqual(whole.recipe);
    expect(await doors(whole)).toEqual(open);
    expect(await items()).toEqual([]);
  });

  it('every write to a deleted recipe finds none', async () => {
    const { id, slug } = await client.cook('Untouchable', { description: 'x' });
    const states = Object(succeeded(await client.get(`/api/recipes/${slug}/history`)));
    await client.delete(`/api/recipes/${slug}`);
    for (const key of [id, slug]) {
      for (const answer of [
        await client.put(`/api/recipes/${key}`, { name: 'x' }),
        await client.patch(`/api/recipes/${key}`, { name: 'x' }),
        await client.delete(`/api/recipes/${key}`),
        await client.post(`/api/recipes/${key}/duplicate`, {}),
        await client.patch(`/api/recipes/${key}/last-made`, { timestamp: '2024-01-01' }),
        await client.post(`/api/recipes/${key}/comments`, { text: 'x' }),
        await client.post(`/api/users/${cook.id}/ratings/${key}`, { rating: 1 }),
        await client.post(`/api/recipes/${key}/history/${states[0].id}/restore`),
        await client.delete(`/api/recipes/${key}/image`),
      ]) {
        expect(answer.status).toBe(404);
      }
    }
    expect((await client.patch('/api/recipes', [{ id, name: 'x' }])).status).toBe(404);
    expect((await client.post('/api/shared/recipes', { recipeId: id })).status).toBe(400);
    expect((await client.get(`/api/recipes/~${id}`)).status).toBe(404);
  });

  it('its slug is free; when it is taken the recipe comes back under the next name', async () => {
    const first = await client.cook('Pie');
    await client.delete('/api/recipes/pie');
    const second = await client.cook('Pie');
    expect(second.slug).toBe('pie');
    const back = await client.post(`${trash}/${first.id}/restore`);
    expect(back.body).toMatchObject({ id: first.id, name: 'Pie (1)', slug: 'pie-1' });
    expect(await client.names({ search: 'pie' })).toEqual(expect.arrayContaining(['Pie', 'Pie (1)']));
  });

  it('changes of tags and users meanwhile apply to it as well', async () => {
    const leaver = await server.housemate(cook);
    const recipe = await server.as(leaver).cook('Heirloom', { tags: ['Before'] });
    await server.as(leaver).delete(`/api/recipes/${recipe.slug}`);
    await client.put(`/api/organizers/tags/${recipe.tags[0]?.id}`, { name: 'After' });
    await server.as(await server.member({ admin: true })).delete(`/api/admin/users/${leaver.id}`);
    expect(await items(client, { queryFilter: `id = ${recipe.id}` })).toMatchObject([{ deletedBy: null }]);
    const back = await client.post(`${trash}/${recipe.id}/restore`);
    expect(back).toMatchObject({ status: 200, body: { tags: [{ name: 'After' }] } });
    expect(Object(back.body).userId).not.toBe(leaver.id);
  });

  it('only users who may edit a recipe may restore it or delete it for good', async () => {
    const { id, slug } = await client.cook('Guarded');
    await client.delete(`/api/recipes/${slug}`);
    const neighbour = server.as(await server.neighbour(cook));
    const stranger = server.as(await server.member());
    expect((await items(neighbour, { queryFilter: `id = ${id}` }))[0]?.mayRestore).toBe(false);
    expect(await items(stranger)).toEqual([]);
    expect((await neighbour.post(`${trash}/${id}/restore`)).status).toBe(403);
    expect((await neighbour.delete(`${trash}/${id}`)).status).toBe(403);
    for (const method of ['POST', 'DELETE'] as const) {
      const end = method === 'POST' ? '/restore' : '';
      const foreign = await stranger.send(method, `${trash}/${id}${end}`);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe((await stranger.send(method, `${trash}/${nobodys}${end}`)).text);
    }
    expect((await client.delete(`${trash}/${id}`)).body).toBeNull();
    expect((await client.post(`${trash}/${id}/restore`)).status).toBe(404);
    const live = await client.cook('Alive');
    expect((await client.delete(`${trash}/${live.id}`)).status).toBe(404);
  });

  it('after as many days as the operator wants a recipe goes for good, with its files', async () => {
    const { id } = await rich('Expiring zebra');
    await client.delete(`/api/recipes/${id}`);
    const [waiting] = await items(client, { queryFilter: `id = ${id}` });
    expect(Date.parse(waiting?.expiresAt ?? '') - Date.parse(waiting?.deletedAt ?? '')).toBe(7 * dayMs);
    server.clock.advance(7 * dayMs - 60_000);
    await purgeTrash(server.platform);
    const again = server.as({ ...cook, token: await server.token(cook.id) });
    expect(await items(again, { queryFilter: `id = ${id}` })).toHaveLength(1);
    server.clock.advance(120_000);
    await purgeTrash(server.platform);
    await server.workOff();
    expect(await items(again)).toEqual([]);
    expect(await server.platform.files.size(`recipes/${id}`)).toBe(0);
    client = again;
  });

  it('a user alone with deleted recipes can leave: they are deleted for good', async () => {
    const alone = await server.member();
    const { id } = await server.as(alone).cook('Last');
    await server.as(alone).delete('/api/recipes/last');
    const admin = server.as(await server.member({ admin: true }));
    expect((await admin.delete(`/api/admin/users/${alone.id}`)).body).toMatchObject({
      recipesPassedTo: null,
    });
    const counts = await server.rowCounts();
    await server.workOff();
    expect(await server.platform.files.size(`recipes/${id}`)).toBe(0);
    expect(counts['recipe_trash']).toBe(0);
  });
});

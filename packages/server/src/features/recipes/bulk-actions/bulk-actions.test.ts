import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { GroupDataExport } from '@hearth/contract';
import * as z from 'zod';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { purgeExpiredExports } from './index.ts';

const root = '/api/recipes/bulk-actions';
const dayMs = 86_400_000;

const suite: SuiteOptions = { cook: { rights: ['canOrganize'] } };

describeServer('what is done to many recipes at once', suite, ({ server, cook, client }) => {
  let neighbour: TestClient;
  beforeAll(async () => {
    const nextDoor = await server.household({ groupId: cook.groupId });
    neighbour = server.as(await server.member({ household: nextDoor, rights: ['canOrganize'] }));
  });

  const organizer = async (kind: string, name: string) =>
    z
      .object({ id: z.string(), name: z.string(), slug: z.string() })
      .parse(succeeded(await client.post(`/api/organizers/${kind}`, { name })));
  const exports = async () => z.array(GroupDataExport).parse(succeeded(await client.get(`${root}/export`)));

  it('tags and categories are added to those that there are', async () => {
    const one = await client.cook('One', { tags: ['Old'] });
    const two = await client.cook('Two');
    const [tag, category] = [await organizer('tags', 'New'), await organizer('categories', 'Box')];
    const recipes = [one.slug, two.slug, one.slug];
    expect(await client.post(`${root}/tag`, { recipes, tags: [tag, tag] })).toMatchObject({
      status: 200,
      body: null,
    });
    expect(await client.post(`${root}/categorize`, { recipes, categories: [category] })).toMatchObject({
      status: 200,
      body: null,
    });
    const names = async (slug: string) => (await client.recipe(slug)).tags.map(({ name }) => name);
    expect(await names('one')).toEqual(['Old', 'New']);
    expect(await names('two')).toEqual(['New']);
    expect((await client.recipe('two')).recipeCategory).toMatchObject([{ name: 'Box' }]);
  });

  it('settings that are sent change; all others stay as they are in each recipe, and so does the lock', async () => {
    const kept = { public: false, showAssets: true, disableComments: false, disableAmount: false };
    await client.cook('Locked', { settings: { ...kept, locked: true, showNutrition: false } });
    const open = { ...kept, public: true, showAssets: false, disableComments: true };
    await client.cook('Open', { settings: { ...open, locked: false, showNutrition: false } });
    const change = async (settings: object) =>
      (await client.post(`${root}/settings`, { recipes: ['locked', 'open'], settings })).status;
    expect(await change({ showNutrition: true, locked: false })).toBe(200);
    expect((await client.recipe('locked')).settings).toMatchObject({
      ...kept,
      locked: true,
      showNutrition: true,
    });
    expect((await client.recipe('open')).settings).toMatchObject({
      ...open,
      locked: false,
      showNutrition: true,
    });
    expect(await change({})).toBe(200);
    expect((await client.recipe('locked')).settings).toMatchObject({ ...kept, showNutrition: true });
  });

  it('settings that are sent whole are all applied, except for the lock', async () => {
    await client.cook('Whole', { settings: { locked: true, public: true } });
    const settings = {
      public: false,
      showNutrition: true,
      showAssets: false,
      landscapeView: true,
      disableComments: false,
      disableAmount: true,
    };
    const sent = { ...settings, locked: false };
    expect((await client.post(`${root}/settings`, { recipes: ['whole'], settings: sent })).status).toBe(200);
    expect((await client.recipe('whole')).settings).toEqual({ ...settings, locked: true });
  });

  it('all are changed, or none', async () => {
    await client.cook('Stays as it is');
    const theirs = await neighbour.cook('Of the neighbours');
    const tag = await organizer('tags', 'Never given');
    for (const other of ['no-such-recipe', theirs.slug]) {
      const answer = await client.post(`${root}/tag`, { recipes: ['stays-as-it-is', other], tags: [tag] });
      expect(answer).toMatchObject({ status: 404, body: { detail: { message: 'No Entry Found' } } });
    }
    expect((await client.recipe('stays-as-it-is')).tags).toEqual([]);
  });

  it('deleted ones wait in the trash; others’ and unknown ones are passed over', async () => {
    await client.cook('Away');
    const theirs = await neighbour.cook('Kept next door');
    const recipes = ['away', 'no-such-recipe', theirs.slug];
    expect((await client.post(`${root}/delete`, { recipes })).status).toBe(200);
    expect((await client.get('/api/recipes/away')).status).toBe(404);
    expect((await client.get('/api/recipes/kept-next-door')).status).toBe(200);
    expect((await client.get('/api/recipes/trash/items')).body).toMatchObject({
      items: [{ name: 'Away' }],
    });
  });

  it('an archive holds each recipe with its files, and is fetched with a token', async () => {
    const recipe = await client.cook('To take along', { extras: { camelKey: 'kept' } });
    const form = multipart({
      image: { file: await plain(9, 9).png().toBuffer(), name: 'x.png' },
      extension: 'png',
    });
    succeeded(await client.put(`/api/recipes/${recipe.slug}/image`, form.payload, form.headers));
    const started = await client.post(`${root}/export`, {
      recipes: [recipe.slug, 'one'],
      exportType: 'json',
    });
    expect(started).toMatchObject({ status: 202, body: null });
    const [made] = await exports();
    expect(made).toMatchObject({ groupId: cook.groupId, name: 'Data Export', filename: `${made?.id}.zip` });
    const query = `path=${encodeURIComponent(made?.path ?? '')}`;
    const { fileToken } = Object(succeeded(await client.get(`${root}/export/download?${query}`)));
    const file = await server.nobody.get(`/api/utils/download?token=${encodeURIComponent(fileToken)}`);
    const files = unzipSync(file.bytes);
    expect(Object.keys(files).toSorted()).toEqual([
      'recipes/one/one.json',
      'recipes/to-take-along/images/min-original.webp',
      'recipes/to-take-along/images/original.webp',
      'recipes/to-take-along/images/tiny-original.webp',
      'recipes/to-take-along/to-take-along.json',
    ]);
    const json = JSON.parse(Buffer.from(files['recipes/to-take-along/to-take-along.json'] ?? []).toString());
    expect(json).toMatchObject({
      recipe_ingredient: [{ note: '1 Cup Flour' }],
      extras: { camelKey: 'kept' },
    });
    expect((await client.get(`${root}/export/${made?.id}/download`)).status).toBe(200);
  });

  it('an archive of many recipes is made after the answer', async () => {
    const slugs: string[] = [];
    for (let count = 0; count < 21; count += 1) slugs.push((await client.cook(`Dish ${count}`)).slug);
    const before = (await exports()).length;
    expect((await client.post(`${root}/export`, { recipes: slugs })).status).toBe(202);
    expect((await exports()).length).toBe(before);
    await server.platform.jobs.workOff();
    expect((await exports()).length).toBe(before + 1);
    expect(await client.post(`${root}/export`, { recipes: ['one', 'nowhere'] })).toMatchObject({
      status: 404,
    });
    expect((await client.delete(`${root}/export/purge`)).status).toBe(200);
    succeeded(await client.post(`${root}/export`, { recipes: ['one'] }));
  });

  it.each(['backups/home.zip', '.secret', '../hearth.db', '/etc/passwd', ''])(
    'no token opens %o',
    async (path) => {
      const answer = await client.get(`${root}/export/download?path=${encodeURIComponent(path)}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: 'path must be relative to data directory' },
      });
    },
  );

  it('archives go when they are purged, and when their day is over', async () => {
    const archive = async () => {
      await client.post(`${root}/export`, { recipes: ['one'] });
      await server.platform.jobs.workOff();
    };
    const [first] = await exports();
    expect((await client.delete(`${root}/export/purge`)).body).toEqual({
      message: '1 exports deleted',
      error: false,
    });
    await server.platform.jobs.workOff();
    expect(await exports()).toEqual([]);
    expect(await server.platform.files.exists(first?.path ?? '')).toBe(false);
    await archive();
    const [second] = await exports();
    expect((await client.delete(`${root}/export`)).body).toMatchObject({ message: '1 exports deleted' });
    await archive();
    const [third] = await exports();
    server.clock.advance(dayMs + 1000);
    await purgeExpiredExports(server.platform);
    for (const gone of [second, third]) {
      await server.platform.jobs.workOff();
      expect(await server.platform.files.exists(gone?.path ?? '')).toBe(false);
    }
  });
});

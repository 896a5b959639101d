import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { damagedArchives, refusedArchives } from '../../../platform/archive/hostile-archives-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { buildZip } from './build-zip-for-test.ts';

describeServer('archives that are made to do harm', ({ server }) => {
  let client: TestClient;

  const send = async (archive: Buffer, type = 'nextcloud') => {
    client = server.as(await server.member());
    const { payload, headers } = multipart({
      migration_type: type,
      archive: { file: archive, name: 'a.zip' },
    });
    return client.post('/api/groups/migrations', payload, headers);
  };
  const list = async (path: string) => succeeded(await client.get(path));
  const recipes = async () =>
    z.object({ items: z.array(z.object({ name: z.string() })) }).parse(await list('/api/recipes')).items;
  const entries = async (answer: Awaited<ReturnType<typeof send>>) => {
    const { id } = z.object({ id: z.string() }).parse(succeeded(answer));
    return ReportOut.parse(await list(`/api/groups/reports/${id}`)).entries;
  };
  const temporary = () => {
    const folder = join(server.platform.settings.server.dataDir, '.temp');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it.each(refusedArchives)('refuses one that %s, and keeps nothing of it', async (_, bytes) => {
    const answer = await send(bytes);
    expect([400, 422]).toContain(answer.status);
    expect(answer.text).toMatch(/archive|file/i);
    expect(await recipes()).toEqual([]);
    expect(await list('/api/groups/reports?report_type=migration')).toEqual([]);
    expect(temporary()).toEqual([]);
  });

  it.each(damagedArchives)('imports nothing from a file that %s', async (_, bytes) => {
    expect(await entries(await send(bytes))).toMatchObject([
      { success: false, message: 'Failed to import x/recipe.json', exception: 'This file is damaged' },
    ]);
    expect(await recipes()).toEqual([]);
    expect(temporary()).toEqual([]);
  });

  it('looks into an archive within an archive, and no deeper', async () => {
    const inner = buildZip({ 'recipe.json': '{"name":"Soup","recipeIngredient":["leek"]}' });
    expect(await entries(await send(buildZip({ 'x/recipe.zip': inner })))).toMatchObject([
      { success: true, message: 'Imported Soup successfully' },
    ]);
    expect(
      await entries(await send(buildZip({ 'x/1.zip': buildZip({ '2.zip': inner }) }), 'tandoor')),
    ).toMatchObject([{ success: false, message: 'Failed to import 1.zip' }]);
    expect(await recipes()).toEqual([]);
  });

  it('refuses a packed recipe that unpacks to more than a recipe can be', async () => {
    const recipe = gzipSync(new Uint8Array(100_000_000));
    const answer = await send(buildZip({ 'Soup.paprikarecipe': recipe }), 'paprika');
    expect(await entries(answer)).toMatchObject([
      { success: false, exception: 'Error: This recipe is too large' },
    ]);
    expect(await recipes()).toEqual([]);
  });

  it('answers others while it reads a file that takes long', async () => {
    const tags = Array.from({ length: 200_000 }, (_, at) => `<div class="recipe" id="${at}">`);
    const deep = `${tags.join('')}x`;
    const running = send(buildZip({ 'recipes.html': deep }), 'copymethat');
    const reader = server.as(await server.member());
    expect(await reader.get('/api/users/self')).toMatchObject({ status: 200 });
    expect((await running).status).toBe(200);
    expect(await recipes()).toEqual([]);
  });
});

import { MigrationUndo } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { buildZip } from './build-zip-for-test.ts';

const dayMs = 86_400_000;

describeServer('undoing an import from another program', ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let reportId: string;

  const recipe = (name: string) =>
    JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['leek'], recipeInstructions: ['Boil.'] });
  /** Imports recipes of those names as someone new, or as the one who asks. */
  const migrate = async (names: readonly string[], as: 'someone new' | 'the same' = 'someone new') => {
    if (as === 'someone new') cook = await server.member();
    client = server.as(cook);
    const files = Object.fromEntries(names.map((name) => [`${name}/recipe.json`, recipe(name)]));
    const { payload, headers } = multipart({
      migration_type: 'nextcloud',
      archive: { file: buildZip(files), name: 'a.zip' },
    });
    const answer = succeeded(await client.post('/api/groups/migrations', payload, headers));
    reportId = z.object({ id: z.string() }).parse(answer).id;
  };
  const path = () => `/api/groups/migrations/${reportId}/undo`;
  const preview = async () => MigrationUndo.parse(succeeded(await client.get(path())));
  const undo = async () => MigrationUndo.parse(succeeded(await client.post(path())));
  const names = async () => {
    const page = succeeded(await client.get('/api/recipes?orderBy=name&orderDirection=asc'));
    const { items } = z.object({ items: z.array(z.object({ name: z.string() })) }).parse(page);
    return items.map(({ name }) => name);
  };

  it('moves what the import made to the trash, and nothing else', async () => {
    await migrate(['Soup', 'Pie']);
    await client.cook('Bread');
    expect(await preview()).toMatchObject({ removed: 2, left: 0 });
    expect(await names()).toEqual(['Bread', 'Pie', 'Soup']);
    expect(await undo()).toMatchObject({ removed: 2, left: 0 });
    expect(await names()).toEqual(['Bread']);
    expect(Object(succeeded(await client.get('/api/recipes/trash/items')))).toMatchObject({ total: 2 });
    expect(await undo()).toMatchObject({ removed: 0, left: 0 });
  });

  it('leaves a recipe that someone has changed since', async () => {
    await migrate(['Soup', 'Pie']);
    await client.patch('/api/recipes/soup', { description: 'Ours now' });
    expect(await preview()).toMatchObject({ removed: 1, left: 1 });
    expect(await undo()).toMatchObject({ removed: 1, left: 1 });
    expect(await names()).toEqual(['Soup']);
  });

  it('leaves a recipe that was here before the import', async () => {
    await migrate(['Soup']);
    await migrate(['Soup', 'Pie'], 'the same');
    expect(await undo()).toMatchObject({ removed: 1, left: 0 });
    expect(await names()).toEqual(['Soup']);
  });

  it('does so for more recipes than one transaction takes', async () => {
    await migrate(Array.from({ length: 105 }, (_, at) => `Soup ${at}`));
    expect(await undo()).toMatchObject({ removed: 105, left: 0 });
    expect(await names()).toEqual([]);
  });

  it('is over when the trash would have been emptied', async () => {
    await migrate(['Soup']);
    server.clock.advance((server.platform.settings.server.trashDays + 1) * dayMs);
    client = server.as(await server.housemate(cook, { rights: ['canOrganize'] }));
    expect(await client.post(path())).toMatchObject({ status: 400 });
    expect(await names()).toEqual(['Soup']);
  });

  it('is not for a housemate who may not delete the recipes of others', async () => {
    await migrate(['Soup']);
    client = server.as(await server.housemate(cook));
    expect(await client.post(path())).toMatchObject({ status: 403 });
    expect(await names()).toEqual(['Soup']);
    client = server.as(await server.housemate(cook, { rights: ['canOrganize'] }));
    expect(await undo()).toMatchObject({ removed: 1 });
  });

  it('is not for another group, nor for other reports', async () => {
    await migrate(['Soup']);
    const stranger = server.as(await server.member());
    expect(await stranger.post(path())).toMatchObject({ status: 404 });
    expect(await stranger.get(path())).toMatchObject({ status: 404 });
    expect(await names()).toEqual(['Soup']);
    const started = await client.post('/api/recipes/create/url/bulk', { imports: [] });
    reportId = z.object({ reportId: z.string() }).parse(succeeded(started)).reportId;
    expect(await client.post(path())).toMatchObject({ status: 404 });
  });
});

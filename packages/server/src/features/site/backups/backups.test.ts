import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const url = '/api/admin/backups';

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 120_000 });

describeServer('backups', { cook: { admin: true }, perTest: true }, ({ server, cook: admin }) => {
  let client: TestClient;
  beforeEach(async () => {
    client = server.as(admin);
  });

  const folder = () => server.platform.settings.server.dataDir;
  const names = async () =>
    Object(succeeded(await client.get(url))).imports.map((one: { name: string }) => one.name);
  const make = async () => {
    expect(succeeded(await client.post(url))).toEqual({
      message: 'Backup created successfully',
      error: false,
    });
    return String((await names())[0]);
  };
  const picture = async (slug: string) => {
    const form = multipart({
      image: { file: await plain(9, 9).png().toBuffer(), name: 'x.png' },
      extension: 'png',
    });
    succeeded(await client.put(`/api/recipes/${slug}/image`, form.payload, form.headers));
  };

  it('is made, checked, listed with what is in it, fetched and deleted', async () => {
    await client.cook('Soup');
    await picture('soup');
    const name = await make();
    expect(name).toMatch(/^hearth_\d{4}(\.\d\d){5}\.zip$/);
    const { imports, templates } = Object(succeeded(await client.get(url)));
    expect(templates).toEqual([]);
    expect(imports).toHaveLength(1);
    expect(imports[0]).toMatchObject({
      name,
      kind: 'manual',
      checkedAt: expect.any(String),
      problem: null,
      contents: { recipes: 1, users: 1, households: 1, files: expect.any(Number) },
    });
    const { fileToken } = Object(succeeded(await client.get(`${url}/${name}`)));
    const file = await server.nobody.get(`/api/utils/download?token=${fileToken}`);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(readdirSync(join(folder(), '.backup'))).toEqual([]);
    expect(succeeded(await client.delete(`${url}/${name}`))).toMatchObject({
      message: `${name} has been deleted.`,
    });
    expect(await names()).toEqual([]);
    expect((await client.get(`${url}/${name}`)).status).toBe(404);
    expect((await client.delete(`${url}/${name}`)).status).toBe(400);
  });

  it('brings everything back that was changed or deleted, and keeps what was there before', async () => {
    await client.cook('Soup', { recipeIngredient: ['1 leek'] });
    await picture('soup');
    const { id } = await client.recipe('soup');
    const original = join(folder(), 'recipes', id, 'images/original.webp');
    const bytes = readFileSync(original);
    const name = await make();
    await client.cook('Later');
    await client.patch('/api/recipes/soup', { name: 'Broth' });
    await server.platform.files.deletePrefix(`recipes/${id}`);
    expect(succeeded(await client.post(`${url}/${name}/restore`))).toMatchObject({
      message: 'Restore successful',
    });
    client = server.as({ ...admin, token: await server.token(admin.id) });
    expect((await client.recipe('soup')).name).toBe('Soup');
    expect((await client.get('/api/recipes/later')).status).toBe(404);
    expect(readFileSync(original)).toEqual(bytes);
    const found = Object(succeeded(await client.get('/api/recipes?search=leek')));
    expect(found.items.map((one: { slug: string }) => one.slug)).toEqual(['soup']);
    expect(existsSync(join(folder(), '.restore'))).toBe(false);
    const [before] = await names();
    expect(before).toMatch(/^before-restore_/);
    succeeded(await client.post(`${url}/${before}/restore`));
    client = server.as({ ...admin, token: await server.token(admin.id) });
    expect((await client.recipe('later')).name).toBe('Later');
    expect((await client.cook('Newest')).slug).toBe('newest');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AllBackups, BackupFile } from '@hearth/contract';
import { PasswordHasher } from '../../../../platform/secrets/password-hasher.ts';
import { multipart } from '../../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { type TestEngine, testEngines } from '../../../../testing/test-databases.ts';
import { TestServer } from '../../../../testing/test-server.ts';
import { dashed, id, mealieTables } from './mealie-tables-for-test.ts';
import { onlyWhere } from '../../../../../../../tools/test-run/only-where.ts';

vi.setConfig({ testTimeout: 120_000 });

const archives = fileURLToPath(new URL('../../../../../../../../shared/data/migrations/', import.meta.url));
const full = join(archives, 'backup-2.0.0-full.zip');

describe.each(testEngines)('a backup of Mealie restored on %s', (engine) => {
  let server: TestServer | undefined;
  afterEach(async () => server?.stop());

  async function restored(
    bytes: Uint8Array,
  ): Promise<{ backup: BackupFile | undefined; as: (id: string) => Promise<TestClient> }> {
    const started = await start(engine);
    const stranger = started.as(await started.member({ admin: true }));
    const form = multipart({ archive: { file: Buffer.from(bytes), name: 'moving.zip' } });
    succeeded(await stranger.post('/api/admin/backups/upload', form.payload, form.headers));
    const [backup] = (succeeded(await stranger.get('/api/admin/backups')) as AllBackups).imports;
    succeeded(await stranger.post('/api/admin/backups/moving.zip/restore'));
    const member = { username: '', groupId: '', groupSlug: '', householdId: '', householdSlug: '' };
    return { backup, as: async (id) => started.as({ ...member, id, token: await started.token(id) }) };
  }
  async function start(on: TestEngine): Promise<TestServer> {
    server = await TestServer.start(on);
    return server;
  }

  it('has its people with their passwords, recipes, pictures, plans, lists and links to other programs', async () => {
    const password = await new PasswordHasher(4).hash('an old password');
    const { tables, ids } = mealieTables(password);
    const { backup, as } = await restored(
      zipSync({
        'database.json': strToU8(JSON.stringify(tables)),
        [`data/recipes/${ids.soup}/images/original.webp`]: strToU8('picture'),
        'data/backups/old.zip': strToU8('old'),
        'data/.secret': strToU8('secret'),
      }),
    );
    expect(backup).toMatchObject({
      problem: null,
      contents: { recipes: 1, users: 1, files: 1, leftOut: { recipe_comments: 1 } },
    });
    const cook = await as(ids.ada);
    const signIn = await server?.nobody.post('/api/auth/token', 'username=ada&password=an+old+password', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(signIn?.status).toBe(200);
    const soup = await cook.recipe('leek-soup');
    expect(soup).toMatchObject({
      name: 'Leek soup',
      totalTime: '30 minutes',
      rating: 4,
      recipeIngredient: [{ note: 'sliced', quantity: 2, food: { name: 'leek' }, unit: { name: 'piece' } }],
      recipeInstructions: [{ text: 'Boil.', ingredientReferences: [{ referenceId: ids.reference }] }],
      notes: [{ title: 'Tip', text: 'Salt late.' }],
      nutrition: { calories: '120' },
      settings: { public: true, showNutrition: true, locked: true },
      tags: [{ name: 'Winter' }],
    });
    const { dataDir } = server?.platform.settings.server ?? { dataDir: '' };
    expect(readFileSync(join(dataDir, 'recipes', ids.soup, 'images/original.webp'), 'utf8')).toBe('picture');
    expect(existsSync(join(dataDir, 'data'))).toBe(false);
    const found = Object(succeeded(await cook.get('/api/recipes?search=leek')));
    expect(found.items).toHaveLength(1);
    const list = Object(succeeded(await cook.get(`/api/households/shopping/lists/${ids.list}`)));
    expect(list).toMatchObject({
      name: 'Market',
      extras: { shop: 'corner' },
      listItems: [{ note: 'ripe', quantity: 2, checked: false, recipeReferences: [{ recipeId: ids.soup }] }],
    });
    const plan = Object(
      succeeded(await cook.get('/api/households/mealplans?start_date=2026-11-01&end_date=2026-11-30')),
    );
    expect(plan.items).toMatchObject([
      { date: '2026-11-20', entryType: 'dinner', recipe: { slug: 'leek-soup' } },
    ]);
    const books = Object(succeeded(await cook.get('/api/households/cookbooks')));
    expect(books.items).toMatchObject([{ name: 'Winter', queryFilterString: `tags.id IN ["${ids.tag}"]` }]);
    const rules = Object(succeeded(await cook.get('/api/households/mealplans/rules')));
    expect(rules.items).toMatchObject([
      { day: 'monday', entryType: 'dinner', queryFilterString: `tags.id CONTAINS ALL ["${ids.tag}"]` },
    ]);
    const hooks = Object(succeeded(await cook.get('/api/households/webhooks')));
    expect(hooks.items).toMatchObject([
      { url: 'https://example.com/hook', scheduledTime: expect.stringContaining('18:30') },
    ]);
    const notifiers = Object(succeeded(await cook.get('/api/households/events/notifications')));
    expect(notifiers.items).toMatchObject([
      { name: 'Phone', options: { recipeCreated: true, recipeUpdated: false } },
    ]);
    expect(
      (await server?.request({ url: '/api/users/self', headers: { authorization: 'Bearer a.b.c' } }))?.body,
    ).toMatchObject({ username: 'ada' });
  });

  it('of a release without households has one for each group', async () => {
    const { tables, ids } = mealieTables('$2b$04$none');
    const {
      households: _households,
      household_preferences: _preferences,
      users_to_recipes: _ratings,
      ...earlier
    } = tables;
    for (const table of ['users', 'cookbooks', 'webhook_urls', 'group_events_notifiers'] as const)
      for (const row of earlier[table]) delete Object(row).household_id;
    const { as } = await restored(
      zipSync({ 'home/database.json': strToU8(JSON.stringify(earlier)), '__MACOSX/x': strToU8('') }),
    );
    const cook = await as(ids.ada);
    expect(succeeded(await cook.get('/api/users/self'))).toMatchObject({
      household: 'Family',
      groupSlug: 'home',
    });
    expect((await cook.recipe('leek-soup')).rating).toBe(4);
    expect(Object(succeeded(await cook.get('/api/users/self/favorites'))).ratings).toMatchObject([
      { recipeId: ids.soup, isFavorite: true },
    ]);
  });

  it('of a later release has what each household has on hand and made, and says which tables are unknown', async () => {
    const { tables, ids } = mealieTables('$2b$04$none');
    const later = {
      ...tables,
      users: [...tables.users, ...tables.users.map((user) => ({ ...user, id: id(90), username: 'ADA' }))],
      households_to_ingredient_foods: [{ household_id: id(2), food_id: id(31) }],
      households_to_recipes: [{ household_id: id(2), recipe_id: id(10), last_made: '2026-11-04T18:00:00' }],
      robots: [{ id: 1 }, { id: 2 }],
      server_tasks: [{ id: 1 }],
    };
    for (const recipe of later.recipes) delete Object(recipe).last_made;
    for (const food of later.ingredient_foods) delete Object(food).on_hand;
    const { backup, as } = await restored(zipSync({ 'database.json': strToU8(JSON.stringify(later)) }));
    expect(backup?.contents).toMatchObject({ users: 2, leftOut: { recipe_comments: 1, robots: 2 } });
    expect(Object.keys(backup?.contents?.leftOut ?? {})).not.toContain('server_tasks');
    const cook = await as(ids.ada);
    expect((await cook.recipe('leek-soup')).lastMade).toBe('2026-11-04T18:00:00Z');
    const foods = Object(succeeded(await cook.get('/api/foods')));
    expect(foods.items).toMatchObject([{ name: 'leek', onHand: true }]);
    const other = await as(dashed(90));
    expect(succeeded(await other.get('/api/users/self'))).toMatchObject({
      username: 'ADA-2',
      email: 'ada+2@example.com',
    });
  });

  it.each<[what: string, problem: string, make: () => Record<string, unknown>]>([
    ['it has no administrator', 'administrator', () => ({ ...mealieTables('').tables, users: [] })],
    ['there are no tables', 'not a backup', () => ({ soup: [] })],
  ])('is refused when %s', async (_, problem, make) => {
    const started = await start(engine);
    const admin = started.as(await started.member({ admin: true }));
    const bytes = zipSync({ 'database.json': strToU8(JSON.stringify(make())) });
    const form = multipart({ archive: { file: Buffer.from(bytes), name: 'moving.zip' } });
    const answer = await admin.post('/api/admin/backups/upload', form.payload, form.headers);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(problem)]);
    expect((succeeded(await admin.get('/api/admin/backups')) as AllBackups).imports).toEqual([]);
  });

  it(
    'of a real server has every row but those that refer to nothing',
    onlyWhere(existsSync(full), 'no backup of a real server is beside the project'),
    async () => {
      const bytes = readFileSync(full);
      const tables = JSON.parse(Buffer.from(unzipSync(bytes)['database.json'] ?? '').toString());
      const { backup, as } = await restored(bytes);
      expect(backup?.contents).toMatchObject({
        recipes: tables.recipes.length,
        users: tables.users.length,
        households: tables.households.length,
        shoppingLists: tables.shopping_lists.length,
        mealPlanEntries: tables.group_meal_plans.length,
        leftOut: { shopping_items: 1 },
      });
      const admin = tables.users.find((user: { username: string }) => user.username === 'admin');
      const client = await as(
        String(admin.id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      );
      const recipes = Object(succeeded(await client.get('/api/recipes?perPage=-1')));
      for (const { slug } of recipes.items)
        expect((await client.get(`/api/recipes/${slug}`)).status).toBe(200);
      for (const path of [
        'cookbooks',
        'webhooks',
        'events/notifications',
        'shopping/lists',
        'recipe-actions',
        'mealplans',
        'mealplans/rules',
      ])
        succeeded(await client.get(`/api/households/${path}`));
    },
  );
});

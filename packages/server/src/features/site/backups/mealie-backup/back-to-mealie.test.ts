import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AllBackups, MealieLosses } from '@hearth/contract';
import { multipart } from '../../../../testing/multipart-body.ts';
import { succeeded } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { TestServer } from '../../../../testing/test-server.ts';
import { dashed, mealieTables } from './mealie-tables-for-test.ts';
import { onlyWhere } from '../../../../../../../tools/test-run/only-where.ts';

vi.setConfig({ testTimeout: 120_000 });

const full = fileURLToPath(
  new URL('../../../../../../../../shared/data/migrations/backup-2.0.0-full.zip', import.meta.url),
);

type Rows = readonly Record<string, unknown>[];
type Tables = Readonly<Record<string, Rows>>;

/** Tables whose rows Mealie only numbers. */
const numbered = new Set([
  'api_extras',
  'ingredient_food_extras',
  'notes',
  'recipe_assets',
  'recipe_ingredient_ref_link',
  'recipe_nutrition',
  'recipe_settings',
  'recipes_ingredients',
  'shopping_list_extras',
  'shopping_list_item_extras',
]);
/** Tables whose rows change with what they belong to, so that Hearth has no times for them. */
const untimed = new Set([
  ...numbered,
  'group_events_notifier_options',
  'group_preferences',
  'household_preferences',
  'ingredient_foods_aliases',
  'ingredient_units_aliases',
  'recipe_instructions',
  'recipe_share_tokens',
  'shopping_list_item_recipe_reference',
  'shopping_list_recipe_reference',
  'users_to_recipes',
]);
/**
 * Tokens of programs are known here by their hashes, failed sign-ins are counted elsewhere, and invitations open this
 * server for a few days.
 */
const withoutPlace = new Set(['long_live_tokens', 'invite_tokens', 'users login_attemps', 'users locked_at']);

/** A column of a row in the form in which both are compared; undefined for what cannot be. */
function canonical(table: string, column: string, value: unknown): unknown {
  if (withoutPlace.has(`${table} ${column}`) || column.endsWith('_normalized')) return undefined;
  if (column === 'id' && (numbered.has(table) || table.endsWith('_aliases'))) return undefined;
  if ((column === 'created_at' || column === 'update_at') && untimed.has(table)) return undefined;
  return typeof value === 'string' && /^[0-9a-f-]{32,36}$/.test(value) ? value.replaceAll('-', '') : value;
}

/** Every table that both have, by the columns that both have. */
function compared(table: string, rows: Rows, other: Rows): string[] {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column in (other[0] ?? {}));
  const lines = rows.map((row) =>
    JSON.stringify(columns.toSorted().map((column) => [column, canonical(table, column, row[column])])),
  );
  return lines.toSorted();
}

describe.each(testEngines)('a backup for Mealie, made on %s', (engine) => {
  let server: TestServer | undefined;
  afterEach(async () => server?.stop());

  /** Restores a backup of Mealie, makes one for Mealie as its administrator, and reads that. */
  async function thereAndBack(bytes: Uint8Array, administrator: string) {
    server = await TestServer.start(engine);
    const stranger = server.as(await server.member({ admin: true }));
    const form = multipart({ archive: { file: Buffer.from(bytes), name: 'moving.zip' } });
    succeeded(await stranger.post('/api/admin/backups/upload', form.payload, form.headers));
    succeeded(await stranger.post('/api/admin/backups/moving.zip/restore'));
    const member = { username: '', groupId: '', groupSlug: '', householdId: '', householdSlug: '' };
    const admin = server.as({ ...member, id: administrator, token: await server.token(administrator) });
    const losses = MealieLosses.parse(succeeded(await admin.get('/api/admin/backups/mealie')));
    expect((succeeded(await admin.get('/api/admin/backups')) as AllBackups).imports).toHaveLength(2);
    succeeded(await admin.post('/api/admin/backups/mealie'));
    const { imports } = succeeded(await admin.get('/api/admin/backups')) as AllBackups;
    const backup = imports.find(({ name }) => name.startsWith('mealie_'));
    expect(backup?.contents?.leftOut).toEqual(losses.leftOut);
    const path = join(server.platform.settings.server.dataDir, 'backups', backup?.name ?? '');
    const files = unzipSync(readFileSync(path));
    return { backup, files, tables: readTables(files) };
  }

  function readTables(files: Record<string, Uint8Array>): Tables {
    return JSON.parse(Buffer.from(files['database.json'] ?? '').toString());
  }

  it('has what has come from there', async () => {
    const { tables: before, ids } = mealieTables('$2b$04$none');
    const picture = `data/recipes/${ids.soup}/images/original.webp`;
    const archive = zipSync({ 'database.json': strToU8(JSON.stringify(before)), [picture]: strToU8('x') });
    const { backup, files, tables } = await thereAndBack(archive, dashed(3));
    expect(backup).toMatchObject({
      problem: null,
      checkedAt: expect.any(String),
      contents: { recipes: 1, users: 1, shoppingLists: 1, mealPlanEntries: 1, leftOut: { api_tokens: 1 } },
    });
    expect(Buffer.from(files[picture] ?? '').toString()).toBe('x');
    const translated = ['cookbooks', 'cookbooks_to_tags', 'users_to_favorites', 'group_meal_plan_rules'];
    const ignored = new Set([...translated, 'plan_rules_to_tags', 'recipe_comments', 'recipes_to_tags']);
    for (const [table, rows] of Object.entries(before)) {
      if (ignored.has(table) || withoutPlace.has(table)) continue;
      const other = tables[table] ?? [];
      expect.soft([table, compared(table, other, rows)]).toEqual([table, compared(table, rows, other)]);
    }
    expect(tables['cookbooks']).toMatchObject([{ query_filter_string: `tags.id IN ["${ids.tag}"]` }]);
    expect(tables['recipe_comments']).toHaveLength(1);
    expect(tables['recipes_to_tags']).toHaveLength(1);
  });

  it('has what its planner and its cookbooks can show, and counts what is changed for that', async () => {
    const { tables: before, ids } = mealieTables('$2b$04$none');
    const [entry, book, rule, soup] = [
      before.group_meal_plans[0],
      before.cookbooks[0],
      before.group_meal_plan_rules[0],
      before.recipes[0],
    ];
    const changed = {
      ...before,
      recipes: [{ ...soup, recipe_servings: 6, recipe_yield_quantity: 12, recipe_yield: 'slices' }],
      group_meal_plans: [{ ...entry, entry_type: 'dessert' }],
      group_meal_plan_rules: [{ ...rule, entry_type: 'snack' }],
      cookbooks: [{ ...book, query_filter_string: 'total_minutes <= 30' }],
      cookbooks_to_tags: [],
    };
    const archive = zipSync({ 'database.json': strToU8(JSON.stringify(changed)) });
    const { backup, tables } = await thereAndBack(archive, dashed(3));
    expect(tables['group_meal_plans']).toMatchObject([{ entry_type: 'side', title: 'Dessert' }]);
    expect(tables['group_meal_plan_rules']).toMatchObject([{ entry_type: 'side' }]);
    expect(tables['cookbooks']).toMatchObject([{ query_filter_string: `id IN ["${ids.soup}"]` }]);
    expect(tables['recipes']).toMatchObject([{ recipe_yield: '12 slices (6 servings)' }]);
    expect(backup?.contents?.leftOut).toMatchObject({
      'meal_plan_entries.entry_type': 1,
      'meal_plan_rules.entry_type': 1,
      'cookbooks.query_filter_string': 1,
    });
  });

  it('has recipes within recipes as words, which are counted', async () => {
    const { tables: before, ids } = mealieTables('$2b$04$none');
    const [soup, line] = [before.recipes[0], before.recipes_ingredients[0]];
    const stock = { ...soup, id: '0'.repeat(30) + 'aa', slug: 'stock', name: 'Stock' };
    const linked = { ...line, food_id: null, quantity: 2, note: 'warm', original_text: null };
    const changed = {
      ...before,
      recipes: [soup, stock],
      recipes_ingredients: [
        { ...linked, id: 901, reference_id: null, referenced_recipe_id: stock.id },
        { ...linked, id: 902, reference_id: null, referenced_recipe_id: ids.soup },
      ],
    };
    const archive = zipSync({ 'database.json': strToU8(JSON.stringify(changed)) });
    const { backup, tables } = await thereAndBack(archive, dashed(3));
    expect(tables['recipes_ingredients']).toMatchObject([
      { quantity: 2, note: 'Stock, warm', note_normalized: 'stock, warm' },
      { quantity: 2, note: `${soup?.name}, warm` },
    ]);
    // The second one was a circle: it was words here already.
    expect(backup?.contents?.leftOut).toMatchObject({ 'recipe_ingredients.referenced_recipe_id': 1 });
  });

  it(
    'of a real server has the same rows in every table',
    onlyWhere(existsSync(full), 'no backup of a real server is beside the project'),
    async () => {
      const bytes = readFileSync(full);
      const before = readTables(unzipSync(bytes));
      const admin = before['users']?.find(({ username }) => username === 'admin');
      const id = String(admin?.['id']).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      const { files, tables } = await thereAndBack(bytes, id);
      expect(Object.keys(tables).toSorted()).toEqual(Object.keys(before).toSorted());
      const lists = new Set(before['shopping_lists']?.map((list) => list['id']));
      for (const [table, rows] of Object.entries(before)) {
        if (withoutPlace.has(table)) continue;
        const whole =
          table === 'shopping_list_items' ? rows.filter((item) => lists.has(item['shopping_list_id'])) : rows;
        const other = tables[table] ?? [];
        expect.soft([table, compared(table, other, whole)]).toEqual([table, compared(table, whole, other)]);
      }
      const pictures = Object.keys(unzipSync(bytes)).filter((name) =>
        /^data\/(?:recipes|users)\//.test(name),
      );
      for (const name of pictures.filter((one) => !one.endsWith('/')))
        expect(files[name], name).toBeDefined();
    },
  );
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bumpLibraryRevisionOf } from '../../platform/db/revisions/library-revision.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import { type TestMember, TestServer } from '../test-server.ts';

const counts = [0, 1, 1000, 1001, 10_000];
const pageSize = 1000;
const now = '2026-01-02T03:04:05.000000Z';
const Page = z.object({
  total: z.int(),
  total_pages: z.int(),
  items: z.array(z.object({ id: z.string() })),
});

/** A list that grows long, and how rows of it are written in bulk: with a number from `from` up to `to`. */
interface LongList {
  readonly name: string;
  readonly path: string;
  readonly insert: (member: TestMember, numbers: RawBuilder<unknown>) => readonly RawBuilder<unknown>[];
}

const buildId = (kind: string) => sql.raw(`printf('${kind}-0000-4000-8000-%012d', i)`);

const lists: readonly LongList[] = [
  {
    name: 'recipes',
    path: '/api/recipes',
    insert: ({ groupId, id }, numbers) => [
      sql`insert into recipes (id, group_id, user_id, name, name_normalized, slug, recipe_servings,
        recipe_yield_quantity, date_added, created_at, updated_at, is_public, show_nutrition, show_assets,
        landscape_view, disable_comments, disable_amount, locked)
        ${numbers} select ${buildId('0000000a')}, ${groupId}, ${id}, 'Soup ' || i, 'soup ' || i, 'soup-' || i, 1,
        0, '2026-01-02', ${now}, ${now}, 1, 0, 0, 0, 0, 0, 0 from numbers`,
      sql`insert into recipe_documents (recipe_row, recipe_id, group_id, depends_on_household, version)
        select r."row", r.id, r.group_id, 0, 1 from recipes r
        where r.id not in (select recipe_id from recipe_documents)`,
    ],
  },
  {
    name: 'foods',
    path: '/api/foods',
    insert: ({ groupId }, numbers) => [
      sql`insert into foods (id, group_id, name, description, search_text, created_at, updated_at)
        ${numbers} select ${buildId('0000000b')}, ${groupId}, 'food ' || i, '', 'food ' || i, ${now}, ${now}
        from numbers`,
    ],
  },
  {
    name: 'shopping items',
    path: '/api/households/shopping/items',
    insert: ({ groupId, householdId, id }, numbers) => [
      sql`insert or ignore into shopping_lists (id, group_id, user_id, name, extras, created_at, updated_at)
        ${numbers} select printf('0000000c-0000-4000-8000-%012d', i / 500), ${groupId}, ${id}, 'Market', '{}',
        ${now}, ${now} from numbers where true`,
      sql`insert into shopping_items (key, id, list_id, position, checked, quantity, exact_quantity, is_food,
        note, extras, created_at, updated_at)
        ${numbers} select ${householdId} || ' ' || ${buildId('0000000d')}, ${buildId('0000000d')},
        printf('0000000c-0000-4000-8000-%012d', i / 500), i, 0, 1, '1', 0, 'item ' || i, '{}', ${now}, ${now}
        from numbers`,
    ],
  },
];

/** The counting and the pages of a list are the same code on both databases; on SQLite it is quicker to fill. */
describe('a list', () => {
  let server: TestServer;
  let member: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    member = await server.member();
    client = server.as(member);
  });
  afterAll(() => server.stop());

  const page = async (path: string, query: string) =>
    Page.parse(succeeded(await client.get(`${path}?${query}`)));

  async function grow({ insert }: LongList, from: number, to: number): Promise<void> {
    const numbers = sql`with recursive numbers(i) as
      (select cast(${from} as integer) union all select i + 1 from numbers where i + 1 < ${to})`;
    await server.platform.database.write(systemScope('test'), async (tx) => {
      for (const statement of insert(member, numbers)) await tx.execute(statement);
      await bumpLibraryRevisionOf(tx, member.groupId);
    });
  }

  it.each(lists)(
    `of $name is counted and paged exactly with ${counts.join(', ')} of them`,
    async (list) => {
      let stored = 0;
      for (const count of counts) {
        if (count > stored) await grow(list, stored, count);
        stored = count;
        expect(await walk(list.path)).toEqual({
          total: count,
          pages: Math.ceil(count / 50),
          onTheFirst: Math.min(count, 50),
          onTheLast: count === 0 ? 0 : ((count - 1) % 50) + 1,
          onAll: count,
          atOnce: count,
        });
      }
    },
    120_000,
  );

  async function walk(path: string) {
    const first = await page(path, 'perPage=50');
    const last = await page(path, 'perPage=50&page=-1');
    const ids = new Set<string>();
    for (let number = 1; number <= Math.ceil(first.total / pageSize); number += 1)
      for (const { id } of (await page(path, `perPage=${pageSize}&page=${number}`)).items) ids.add(id);
    return {
      total: first.total,
      pages: first.total_pages,
      onTheFirst: first.items.length,
      onTheLast: last.items.length,
      onAll: ids.size,
      atOnce: (await page(path, 'perPage=-1')).items.length,
    };
  }
});

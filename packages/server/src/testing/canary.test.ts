import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { systemScope } from '../platform/db/scope.ts';
import { shareOfSuite } from '../../../../tools/test-run/share-of-suite.ts';
import { queryText } from './test-client.ts';
import { describeServer } from './describe-server.ts';
import { rowsOfAll as rows } from './tenancy/rows.ts';
import type { Keys } from './tenancy/row.ts';
import { stocked } from './tenancy/stock.ts';
import { buildWorld, type World } from './tenancy/world.ts';

// Files that a thread makes are asked for many times.
vi.setConfig({ testTimeout: 120_000 });

const bird = 'kanarienvogel';
const reads = Object.values(operations).filter(({ method }) => method === 'GET');

/** Columns of the other group's rows that hold text which people wrote. */
const columns: Readonly<Record<string, readonly string[]>> = {
  groups: ['name'],
  households: ['name'],
  users: ['full_name', 'password'],
  recipes: [
    'name',
    'name_normalized',
    'description',
    'image',
    'recipe_yield',
    'total_time',
    'prep_time',
    'cook_time',
    'perform_time',
    'org_url',
    'nutrition',
  ],
  recipe_documents: ['document', 'summary'],
  recipe_instructions: ['title', 'summary', 'text'],
  recipe_notes: ['title', 'text'],
  recipe_assets: ['name', 'icon', 'file_name'],
  recipe_extras: ['value'],
  recipe_ingredients: ['title', 'note', 'original_text'],
  recipe_comments: ['text'],
  foods: ['name', 'plural_name', 'description', 'search_text'],
  units: ['name', 'plural_name', 'abbreviation', 'description', 'search_text'],
  labels: ['name'],
  shopping_lists: ['name'],
  shopping_items: ['note'],
  recipe_timeline_events: ['subject', 'message'],
  categories: ['name', 'name_normalized'],
  tags: ['name', 'name_normalized'],
  tools: ['name', 'name_normalized'],
};

/** Administrators see all users of the server. */
function seesAllGroups({ access, path }: Operation): boolean {
  return access === 'admin' && /^\/api\/(?:admin\/)?users/.test(path);
}

describeServer('nothing of another group is ever seen', ({ server, engine }) => {
  let world: World;
  let own: Keys;
  let calls = 0;
  beforeAll(async () => {
    world = await buildWorld(server);
    own = await stocked(server, world.owner);
    await hideBirds();
  });
  afterAll(async () => {
    process.stdout.write(`canary on ${engine}: ${calls} calls\n`);
  });

  /** Writes the bird into every text of the other group, wherever it is stored. */
  async function hideBirds(): Promise<void> {
    const { foreign } = world;
    const { schema } = server.platform.database;
    const housemate = await server.housemate(foreign);
    const searchable = { name: bird, description: bird, recipeIngredient: [bird] };
    await server.as(housemate).patch(`/api/recipes/${foreign.recipeId}`, searchable);
    await server.platform.database.write(systemScope('test'), async (tx) => {
      const recipe_id = foreign.recipeId;
      await tx
        .insertInto('recipe_notes')
        .values({ recipe_id, position: 0, title: bird, text: bird })
        .execute();
      await tx
        .insertInto('recipe_assets')
        .values({ recipe_id, position: 0, name: bird, icon: bird, file_name: bird })
        .execute();
      for (const [table, word_id] of [
        ['food_aliases', foreign.foodId],
        ['unit_aliases', foreign.unitId],
      ] as const)
        await tx.insertInto(table).values({ word_id, position: 0, name: bird }).execute();
      await tx
        .insertInto('food_extras')
        .values({ food_id: foreign.foodId, key: bird, value: bird })
        .execute();
      await tx.insertInto('recipe_extras').values({ recipe_id, key: bird, value: bird }).execute();
      const stamps = { created_at: '2020-01-01T00:00:00.000000Z', updated_at: '2020-01-01T00:00:00.000000Z' };
      await tx
        .insertInto('recipe_comments')
        .values({
          id: crypto.randomUUID(),
          group_id: foreign.groupId,
          recipe_id,
          user_id: foreign.userId,
          text: bird,
          ...stamps,
        })
        .execute();
    });
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        const place = findPlace(table, foreign);
        await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${name === 'nutrition' ? `{"calories":"${bird}"}` : `${bird} ${name}`} where ${sql.ref(place.column)} = ${place.id}`.execute(
          schema,
        );
      }
    }
  }

  async function look(
    operation: Operation,
    keys: Keys,
    more: object,
    token: string | undefined,
  ): Promise<string> {
    calls += 1;
    const sent = rows[`GET ${operation.path}`]?.sent(keys) ?? {};
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? 'x');
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await server.nobody.get(`${path}?${queryText({ ...sent.query, ...more })}`, headers);
    return answer.text + JSON.stringify(answer.headers);
  }

  it('the bird can be seen by those whose it is', async () => {
    const member = await server.housemate(world.foreign);
    const { text } = await server.as(member).get('/api/users/self');
    expect(text).toContain(bird);
  });

  it.each(
    shareOfSuite('the canary', reads, 12).map((operation): [string, Operation] => [
      operation.path,
      operation,
    ]),
  )('GET %s', async (_, operation) => {
    const { owner, administrator, stranger } = world.tokens;
    const people = [owner, ...(seesAllGroups(operation) ? [] : [administrator]), stranger, undefined];
    const questions = [
      {},
      { perPage: -1, orderBy: 'name' },
      { search: bird },
      { search: bird.slice(0, 7) },
      { search: 'kanarienvogl' },
      { queryFilter: `name LIKE "%${bird.slice(0, 5)}%"` },
      { queryFilter: `groupId = ${world.foreign.groupId} OR group_id = ${world.foreign.groupId}` },
      {
        queryFilter: `recipeIngredient.food.name LIKE "kanarien%" OR tags.name LIKE "kanarien%" OR user.full_name LIKE "kanarien%" OR household.name LIKE "kanarien%"`,
      },
      {
        tags: world.foreign.tagsId,
        categories: world.foreign.categoriesId,
        foods: world.foreign.foodId,
        households: world.foreign.householdId,
      },
      { orderBy: 'user.full_name,household.name,tags.name', perPage: -1 },
    ];
    for (const token of people) {
      for (const keys of [own, world.publicGroup, world.foreign]) {
        // A resource that is open to holders of its key is no secret from a request with the key.
        if (keys === world.foreign && rows[`GET ${operation.path}`]?.open !== undefined) continue;
        for (const question of questions) {
          const seen = await look(operation, keys, question, token);
          expect(operation.access === 'admin' ? withoutNames(seen) : seen).not.toContain(bird);
        }
      }
    }
  });

  it('responses of copies, saves and other writes contain no canary', async () => {
    const client = server.as(world.owner);
    const { foreign } = world;
    const sent = {
      tags: [{ id: foreign.tagsId, name: 'x' }],
      recipeIngredient: [
        { note: 'n', food: { id: foreign.foodId, name: 'x' }, unit: { id: foreign.unitId, name: 'x' } },
      ],
      userId: foreign.userId,
    };
    for (const answer of [
      await client.patch(`/api/recipes/${own.recipeSlug}`, sent),
      await client.post(`/api/recipes/${foreign.recipeId}/duplicate`, {}),
      await client.patch('/api/recipes', [{ id: foreign.recipeId, name: 'x' }]),
      await client.post('/api/organizers/tools', {
        name: 'New',
        householdsWithTool: [foreign.householdSlug],
      }),
      await client.get('/api/recipes'),
    ]) {
      expect(answer.text).not.toContain(bird);
    }
  });
});

/** Administrators tend all groups: they see what groups, households, categories and people are called. */
function withoutNames(seen: string): string {
  return seen.replaceAll(new RegExp(`"${bird} (?:name|full_name)"`, 'g'), '""');
}

function findPlace(table: string, foreign: Keys): { column: string; id: string } {
  if (table === 'groups') return { column: 'id', id: foreign.groupId };
  if (table === 'foods') return { column: 'id', id: foreign.foodId };
  if (table === 'shopping_items') return { column: 'list_id', id: foreign.shoppingListId };
  if (table === 'units') return { column: 'id', id: foreign.unitId };
  if (
    table === 'recipes' ||
    ['categories', 'tags', 'tools', 'households', 'users', 'labels', 'shopping_lists'].includes(table)
  ) {
    return { column: 'group_id', id: foreign.groupId };
  }
  return { column: 'recipe_id', id: foreign.recipeId };
}

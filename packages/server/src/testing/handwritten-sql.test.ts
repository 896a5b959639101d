import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoundStatement, observeStatements } from '../platform/db/statement-observer.ts';
import type { Tables } from '../platform/db/tables.ts';
import { guardScopes } from './scope-guard/scope-guard.ts';
import { describeServer, type SuiteOptions } from './describe-server.ts';
import type { TestEngine } from './test-databases.ts';
import { succeeded } from './test-client.ts';
import type { TestAnswer } from './test-server.ts';

/** Statements whose text is written by hand, as whole statements or as large parts: what they are recognised by. */
const handwritten =
  /json_each|jsonb_array_elements|array_to_string|group_concat| match |on_hand|recipe_words|recipe_name_parts|\blink\b/i;

/**
 * The type checker does not see handwritten SQL. The files of `handwritten-sql/` show its compiled text and its plan
 * on each engine, one file a statement, so that a review sees a change of either and a run may try one engine alone.
 */
const suite: SuiteOptions = { cook: { rights: ['canOrganize', 'canManage'] } };

describeServer('handwritten SQL', suite, ({ server, engine, cook, client }) => {
  let foods: readonly [string, string];
  beforeAll(async () => {
    foods = [
      await server.food(cook.groupId, { name: 'leek' }),
      await server.food(cook.groupId, { name: 'leeks' }),
    ];
    await client.cook('Leek soup', {
      tags: ['Quick'],
      tools: ['Pan'],
      recipeIngredient: [{ food: { id: foods[0], name: 'leek' } }],
    });
    succeeded(await client.post('/api/households/mealplans/rules', {}));
    await client.cook('Bread', { tags: ['Slow'] });
  });
  afterAll(async () => {
    guardScopes();
  });

  /** The handwritten statements that some work sends, each once. */
  async function recordStatements(work: () => Promise<unknown>): Promise<BoundStatement[]> {
    const seen = new Map<string, BoundStatement>();
    observeStatements((_, statement) => void seen.set(statement.sql, statement));
    await work();
    guardScopes();
    return [...seen.values()].filter(({ sql }) => handwritten.test(sql));
  }

  const work: [what: string, work: () => Promise<TestAnswer>][] = [
    ['a search for words', () => client.get('/api/recipes?search=leek soup')],
    ['a search for a part of a word', () => client.get('/api/recipes?search=oup')],
    ['a search with a typo', () => client.get('/api/recipes?search=bresd')],
    [
      'a filter by all of several tags',
      () => client.get('/api/recipes?tags=quick&tags=slow&requireAllTags=true'),
    ],
    ['suggestions by what is on hand', () => client.get('/api/recipes/suggestions')],
    [
      'a food on hand',
      () =>
        client.put(`/api/foods/${foods[0]}`, { name: 'leek', householdsWithIngredientFood: ['household-2'] }),
    ],
    ['a merge of foods', () => client.put('/api/foods/merge', { fromFood: foods[1], toFood: foods[0] })],
    ['a recipe whose words are indexed', () => client.patch('/api/recipes/bread', { description: 'Rye' })],
    ['the rules of a meal plan', () => client.get('/api/households/mealplans/rules')],
  ];

  it.each(work)('%s', async (what, send) => {
    const statements = await recordStatements(async () => succeeded(await send()));
    expect(statements.length).toBeGreaterThan(0);
    const shown = [];
    for (const statement of statements)
      shown.push(
        `${shortened(statement.sql)}\n${await explainPlan(server.platform.database.schema, engine, statement)}`,
      );
    const file = `handwritten-sql/${engine}/${what.replaceAll(' ', '-')}.sql`;
    await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(file);
  });
});

const shortened = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '<key>');

/** The plan as far as it does not depend on the contents of the tables. */
async function explainPlan(
  database: Kysely<Tables>,
  engine: TestEngine,
  statement: BoundStatement,
): Promise<string> {
  const lines =
    engine === 'sqlite' ? await sqlitePlan(database, statement) : await postgresPlan(database, statement);
  return lines.map((line) => `  ${line}`).join('\n');
}

/** The steps in their order. */
async function sqlitePlan(database: Kysely<Tables>, { sql, parameters }: BoundStatement): Promise<string[]> {
  const query = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await database.executeQuery<{ detail: string }>(query);
  return rows.map(({ detail }) => detail);
}

/** The indexes, and the tables that no index serves: small tables are read from end to end unless that is forbidden. */
async function postgresPlan(
  database: Kysely<Tables>,
  { sql, parameters }: BoundStatement,
): Promise<string[]> {
  const { rows } = await database.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    return tx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]),
    );
  });
  const used = rows.flatMap(
    ({ 'QUERY PLAN': line }) => /(?:using|Index Scan on|Seq Scan on) \w+/.exec(line)?.[0] ?? [],
  );
  return [...new Set(used)].toSorted();
}

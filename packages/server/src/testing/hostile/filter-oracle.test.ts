import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { queryText } from '../test-client.ts';
import { describeServer } from '../describe-server.ts';
import { allColumnNames } from '../test-rows.ts';
import type { TestMember } from '../test-server.ts';
import type { Keys } from '../tenancy/row.ts';
import { rowsOfAll as rows } from '../tenancy/rows.ts';
import { Stock } from '../tenancy/stock.ts';
import { breakouts, memberAttributes, visitorAttributes, ways } from './filter-fields.ts';
import { getShape } from './get-shape.ts';

const canary = 'kanarienvogel';
const cases = 2000;
/** One test asks some 9,000 questions: 5 to 9 s alone, 18 to 30 s beside a second worker on two cores. */
const patienceMs = 120_000;
const seed = Date.now() % 1_000_000;
/** Words of columns that no list may be filtered by, wherever they stand. */
const secret =
  /password|token|secret|sealed|hash|public_key|credential|cookie|recovery|payload|user_agent|address$/;

const lists = Object.values(operations)
  .filter(({ method, query }) => method === 'GET' && 'queryFilter' in getShape(query))
  .map((operation): [string, Operation] => [operation.path, operation]);

const triedWays = shareOfSuite('ways through filters', ways, 12);

/** A value that every type of field can be compared with, so that only the field itself can be wrong. */
const anyValue = 'IS NOT NULL';

describeServer('filters as a way to data that is not shown', ({ server, engine }) => {
  let cook: TestMember;
  let admin: TestMember;
  let keys: Keys;
  let columns: readonly string[];
  beforeAll(async () => {
    const { id } = await server.group({ isPrivate: false });
    cook = await server.member({ household: await server.household({ groupId: id, isPrivate: false }) });
    admin = await server.member({ admin: true });
    keys = await new Stock(server, cook).keys();
    columns = await allColumnNames(server.platform.database);
    const stranger = server.as(await server.member());
    await stranger.cook(`${canary} soup`, {
      description: canary,
      tags: [canary],
      tools: [canary],
      recipeCategory: [canary],
      recipeIngredient: [canary],
      extras: { [canary]: canary },
      settings: { public: true },
    });
    process.stdout.write(
      `filters on ${engine}: seed ${seed}, ${triedWays.length} ways × ${columns.length} columns\n`,
    );
  });

  const recipes = (queryFilter: string) =>
    server.as(cook).get(`/api/recipes?${queryText({ queryFilter, perPage: 50 })}`);
  const publicRecipes = (queryFilter: string) =>
    server.nobody.get(
      `/api/explore/groups/${cook.groupSlug}/recipes?${queryText({ queryFilter, perPage: 1 })}`,
    );

  it.each([
    ['recipes', memberAttributes, recipes],
    ['public recipes', visitorAttributes, publicRecipes],
  ] as const)(
    'of %s pass the allowed fields and no other column of any relation',
    async (_, allowed, ask) => {
      const passing: string[] = [];
      const tried = new Set([
        ...allowed,
        ...triedWays.flatMap((way) => columns.map((column) => wayTo(way, column))),
      ]);
      for (const attribute of tried) {
        const { status, text } = await ask(`${attribute} ${anyValue}`);
        expect([200, 400]).toContain(status);
        expect(text).not.toContain(canary);
        if (status === 200) passing.push(attribute);
      }
      expect(tried.size).toBeGreaterThan((columns.length * triedWays.length) / 2);
      expect(passing.toSorted()).toEqual([...allowed].toSorted());
    },
    patienceMs,
  );

  const buildPath = (operation: Operation) => {
    const { params } = rows[`GET ${operation.path}`]?.sent(keys) ?? {};
    return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'x');
  };

  it.each(lists)('of %s pass no secret', async (_, operation) => {
    const as = server.as(operation.access === 'admin' ? admin : cook);
    const passing: string[] = [];
    for (const column of columns.filter((name) => secret.test(name))) {
      for (const way of ['', 'user', 'household', 'group', 'recipe.user']) {
        const queryFilter = `${wayTo(way, column)} ${anyValue}`;
        const { status } = await as.get(`${buildPath(operation)}?${queryText({ queryFilter })}`);
        if (status !== 400) passing.push(`${wayTo(way, column)}: ${status}`);
      }
    }
    expect(passing).toEqual([]);
  });

  it('of recipes cannot be broken out of', async () => {
    const text = fc.array(fc.constantFrom(...breakouts), { minLength: 1, maxLength: 6 });
    const attribute = fc.constantFrom(...memberAttributes, 'extras.x', 'nonsense');
    const shape = fc.constantFrom('= "', '=', 'LIKE "%', 'IN ["', 'NOT IN [', '<> "', '', 'IS ');
    const property = fc.asyncProperty(attribute, shape, text, async (name, how, parts) => {
      const { status, text: seen } = await recipes(`${name} ${how}${parts.join('')}`);
      expect([200, 400, 422]).toContain(status);
      expect(seen).not.toContain(canary);
    });
    await fc.assert(property, { numRuns: cases, seed });
    expect((await server.as(cook).names()).length).toBeGreaterThan(0);
  });
});

function wayTo(way: string, column: string): string {
  return way === '' ? column : `${way}.${column}`;
}

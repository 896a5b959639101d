import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operation, type Operation } from '../../packages/contract/src/kernel/operation.ts';
import { openApiDocument } from '../../packages/server/src/platform/http/openapi/openapi.ts';
import { checkContract, type Given, isGood } from './check-contract.ts';
import { readLedger, servedRoutes } from './ledger.ts';
import type { ApiDocument } from './openapi-document.ts';

const Soup = z.object({
  id: z.guid(),
  name: z.string(),
  servings: z.number(),
  note: z.string().nullable(),
  kind: z.enum(['hot', 'cold']),
  toppings: z.array(z.object({ name: z.string() })),
});
const SoupIn = z.object({
  name: z.string(),
  servings: z.number().nullish(),
  kind: z.enum(['hot', 'cold']).optional(),
});
const query = z.object({ page: z.int().default(1), search: z.string().nullish() });

interface Shapes {
  answer?: z.ZodType;
  body?: z.ZodType;
  query?: z.ZodType;
  status?: number;
}

/** The reference kitchen: a list of soups and one that is created. */
function soups(shapes: Shapes = {}): Operation[] {
  const base = { tags: ['Soups'], summary: 'Soups', access: 'member' as const };
  return [
    operation({
      ...base,
      method: 'GET',
      path: '/api/soups/{id}',
      params: z.object({ id: z.string() }),
      query: shapes.query ?? query,
      answer: shapes.answer ?? Soup,
    }),
    operation({
      ...base,
      method: 'POST',
      path: '/api/soups',
      body: shapes.body ?? SoupIn,
      status: shapes.status ?? 201,
      answer: Soup,
    }),
  ];
}

const buildDocument = (operations: readonly Operation[]) =>
  openApiDocument(operations, { title: 'Soups', version: '1' }) as unknown as ApiDocument;
const ledger = readLedger(
  'method,path,source,note\nGET,/api/soups/{slug},contract,\nPOST,/api/soups,contract,\n',
);

function check(ours: readonly Operation[], more: Partial<Given> = {}) {
  return checkContract({
    ours: buildDocument(ours),
    theirs: buildDocument(soups()),
    ledger,
    served: servedRoutes({ operations: ours, aliases: [] }),
    kept: ledger.map(({ key }) => key),
    deliberate: [],
    ...more,
  });
}

const listProblems = (shapes: Shapes) =>
  check(soups(shapes)).differences.map(({ at, what }) => `${at} ${what}`);

test('a document agrees with itself', () => {
  const outcome = check(soups());
  expect(isGood(outcome)).toBe(true);
  expect(outcome.tags.get('Soups')).toEqual({ agree: 2, all: 2 });
  expect([outcome.served, outcome.all]).toEqual([2, 2]);
});

describe('what a client may rely on in an answer', () => {
  test('a field that goes missing is a difference', () => {
    expect(listProblems({ answer: Soup.omit({ servings: true }) })).toEqual(['answer.servings is missing']);
    const inside = Soup.extend({ toppings: z.array(z.object({})) });
    expect(listProblems({ answer: inside })).toEqual(['answer.toppings[].name is missing']);
  });

  test('a field of another type is a difference', () => {
    const retyped = Soup.extend({ servings: z.string() });
    expect(listProblems({ answer: retyped })).toEqual([
      'answer.servings may be string, the contract has number',
    ]);
  });

  test('a field that may suddenly be null or absent is a difference', () => {
    expect(listProblems({ answer: Soup.extend({ name: z.string().nullable() }) })).toHaveLength(1);
    expect(listProblems({ answer: Soup.partial({ name: true }) })).toHaveLength(1);
  });

  test('a value outside the known ones is a difference', () => {
    const kind = z.enum(['hot', 'cold', 'frozen']);
    expect(listProblems({ answer: Soup.extend({ kind }) })).toEqual(['answer.kind frozen is not promised']);
    expect(listProblems({ answer: Soup.extend({ kind: z.string() }) })).toHaveLength(1);
  });

  test('more fields, integers for numbers and never null are fine', () => {
    const better = Soup.extend({
      servings: z.int(),
      note: z.string(),
      kind: z.literal('hot'),
      chef: z.string(),
    });
    expect(listProblems({ answer: better })).toEqual([]);
  });

  test('another status is a difference', () => {
    expect(listProblems({ status: 200 })).toEqual(['answer has status 200, the contract has 201']);
  });
});

describe('what a client may send', () => {
  test('a field that is newly required is a difference', () => {
    const strict = SoupIn.extend({ servings: z.number().nullable() });
    expect(listProblems({ body: strict })).toEqual(['body.servings is newly required']);
    expect(listProblems({ query: query.extend({ chef: z.string() }) })).toEqual([
      'query.chef is newly required',
    ]);
  });

  test('a field or parameter that is not taken any more is a difference', () => {
    expect(listProblems({ body: SoupIn.omit({ kind: true }) })).toEqual(['body.kind is missing']);
    expect(listProblems({ query: query.omit({ search: true }) })).toEqual(['query.search is missing']);
  });

  test('a type or a value that is not taken any more is a difference', () => {
    expect(listProblems({ body: SoupIn.extend({ name: z.int() }) })).toEqual([
      'body.name refuses string, ours takes integer',
    ]);
    expect(listProblems({ body: SoupIn.extend({ servings: z.number().optional() }) })).toHaveLength(1);
    expect(listProblems({ body: SoupIn.extend({ kind: z.enum(['hot']).optional() }) })).toHaveLength(1);
  });

  test('more optional fields and wider types are fine', () => {
    const wide = z.object({
      name: z.union([z.string(), z.int()]).optional(),
      servings: z.unknown().optional(),
      kind: z.string().optional(),
      chef: z.string().optional(),
    });
    expect(listProblems({ body: wide })).toEqual([]);
  });
});

describe('the ledger', () => {
  test('a route that was served and is dropped makes the check fail', () => {
    const outcome = check(soups().slice(1));
    expect(outcome.dropped).toEqual(['GET /api/soups/{}']);
    expect(outcome.tags.get('Soups')).toEqual({ agree: 1, all: 2 });
    expect(isGood(outcome)).toBe(false);
  });

  test('a missing route counts as a difference, and does not fail the check', () => {
    const outcome = check(soups().slice(1), { kept: [] });
    expect([outcome.served, outcome.all]).toEqual([1, 2]);
    expect(isGood(outcome)).toBe(true);
  });

  test('an older address is served by the operation of today', () => {
    const operations = [{ method: 'GET', path: '/api/soups' }];
    const served = servedRoutes({ operations, aliases: [{ from: '/api/broths', to: '/api/soups' }] });
    expect(served.has('GET /api/broths')).toBe(true);
  });
});

describe('deliberate differences', () => {
  const entry = { operation: 'GET /api/soups/{}', at: 'answer.servings', reason: 'soup is for all' };

  test('are accepted where they are listed', () => {
    const outcome = check(soups({ answer: Soup.omit({ servings: true }) }), { deliberate: [entry] });
    expect(outcome.accepted).toBe(1);
    expect(isGood(outcome)).toBe(true);
  });

  test('leave the list when nothing differs any more', () => {
    expect(isGood(check(soups(), { deliberate: [entry] }))).toBe(false);
  });
});

test('schemas that contain themselves are compared to their end', () => {
  interface Step {
    text: string;
    next?: Step | undefined;
  }
  const Step: z.ZodType<Step> = z
    .object({
      text: z.string(),
      get next() {
        return Step.optional();
      },
    })
    .meta({ id: 'Step' });
  const steps = (answer: z.ZodType) => buildDocument(soups({ answer }));
  const outcome = check([], { ours: steps(Step), theirs: steps(Step), served: new Set(), kept: [] });
  expect(outcome.differences).toEqual([]);
});

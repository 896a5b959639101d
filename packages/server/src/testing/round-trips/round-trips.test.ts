import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../test-client.ts';
import { describeServer } from '../describe-server.ts';
import type { Keys } from '../tenancy/row.ts';
import { stocked } from '../tenancy/stock.ts';
import { type Kind, kinds, strangeFields } from './kinds.ts';

/** What every write changes: stamps, the count of a list's changes, and ids that the contract gives anew. */
const renewed = /^(?:updatedAt|dateUpdated|sequence|recipeInstructions\.\d+\.id|options\.id)$/;

const untouched = { status: 200, refusal: '', changed: [] };

/** A document by its places: `tags.0.name` → `Sweet`; without what every write renews. */
function listPlaces(value: unknown, above = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return renewed.test(above) ? [] : [[above, value]];
  const inner = Object.entries(value);
  if (inner.length === 0) return [[above, value]];
  return inner.flatMap(([key, one]) => listPlaces(one, above === '' ? key : `${above}.${key}`));
}

const inSnakeCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [snake(key), inSnakeCase(one)]));
};
const snake = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

describeServer('what is fetched and sent back as it is', ({ server }) => {
  let client: TestClient;
  let keys: Keys;
  beforeAll(async () => {
    const cook = await server.member({ admin: true });
    keys = await stocked(server, cook);
    client = server.as(cook);
  });

  const fetched = async ({ at }: Kind) => Object(succeeded(await client.get(at(keys)))) as object;
  const getAddress = ({ at, sentTo = at }: Kind) => sentTo(keys);

  /** Sends `sent` back: how it is answered, and what is another thing afterwards. */
  async function sentBack(kind: Kind, method: 'PUT' | 'PATCH', sent: object) {
    const before = new Map(listPlaces(await fetched(kind)));
    const { status, text } = await client.send(method, getAddress(kind), sent);
    const after = new Map(listPlaces(await fetched(kind)));
    const places = [...new Set([...before.keys(), ...after.keys()])];
    const changed = places.filter((place) => !isDeepStrictEqual(before.get(place), after.get(place)));
    return { status, refusal: status === 200 ? '' : text.slice(0, 300), changed };
  }

  describe.each(named(kinds))('%s', (_, kind) => {
    beforeAll(async () => {
      if (kind.filled !== undefined) succeeded(await client.patch(getAddress(kind), kind.filled(keys)));
    });

    it.each(['PUT', 'PATCH'] as const)('%s accepts it and changes nothing', async (method) => {
      expect(await sentBack(kind, method, await fetched(kind))).toEqual(untouched);
    });

    it.each(['PUT', 'PATCH'] as const)('%s accepts it with unknown fields', async (method) => {
      const sent = { ...(await fetched(kind)), ...strangeFields };
      expect(await sentBack(kind, method, sent)).toEqual(untouched);
    });

    it('PUT accepts it in snake_case', async () => {
      const { extras, ...rest } = (await fetched(kind)) as { extras?: unknown };
      const kept = extras === undefined ? {} : { extras };
      const sent = { ...(inSnakeCase(rest) as object), ...kept };
      expect(await sentBack(kind, 'PUT', sent)).toEqual(untouched);
    });
  });

  const listed = kinds.filter(({ list }) => list !== undefined);
  it.each(named(listed))('%s as lists show it', async (_, kind) => {
    const { id } = (await fetched(kind)) as { id: unknown };
    const { items } = Object(succeeded(await client.get(`${kind.list}?perPage=-1`))) as { items: object[] };
    const shown = items.find((item) => Object(item).id === id) ?? {};
    for (const method of ['PUT', 'PATCH'] as const)
      expect(await sentBack(kind, method, shown)).toEqual(untouched);
  });

  it('several recipes at once, and several items of a shopping list', async () => {
    const recipe = await client.recipe(keys.recipeSlug);
    for (const method of ['PUT', 'PATCH'] as const) {
      succeeded(await client.send(method, '/api/recipes', [recipe]));
      expect(listPlaces(await client.recipe(keys.recipeSlug))).toEqual(listPlaces(recipe));
    }
    const items = '/api/households/shopping/items';
    const before = Object(succeeded(await client.get(items))).items;
    succeeded(await client.put(items, before));
    expect(listPlaces(withoutStamps(Object(succeeded(await client.get(items))).items))).toEqual(
      listPlaces(withoutStamps(before)),
    );
  });
});

function named(some: readonly Kind[]): [string, Kind][] {
  return some.map((kind) => [kind.what, kind]);
}

function withoutStamps(items: readonly object[]): object[] {
  return items.map((item) => ({ ...item, updatedAt: null }));
}

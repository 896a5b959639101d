import { Substitutions } from '@hearth/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import { foodFiles } from './list-files.ts';
import { loadSeedLists } from './seed-lists.ts';
import { seedSubstitutions, substitutionNotes } from './substitution-list.ts';

it('the list has a hundred, each once, none of a food for itself, and all notes are used', () => {
  expect(seedSubstitutions.length).toBeGreaterThanOrEqual(100);
  const pairs = seedSubstitutions.map(({ from, to }) => `${from.food} ${to.food}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(seedSubstitutions.filter(({ from, to }) => from.food === to.food)).toEqual([]);
  for (const { from, to } of seedSubstitutions) expect(from.quantity * to.quantity).toBeGreaterThan(0);
  expect(new Set(seedSubstitutions.flatMap(({ note }) => note ?? []))).toEqual(new Set(substitutionNotes));
});

it.each([...foodFiles.keys()])('the kitchen of %s has a hundred of them', async (locale) => {
  const { foods, units } = await loadSeedLists(locale);
  const known = new Set([...foods, ...units].map(({ key }) => key));
  const there = seedSubstitutions.filter(({ from, to }) =>
    [from.food, to.food, from.unit ?? 'gram', to.unit ?? 'gram'].every((key) => known.has(key)),
  );
  expect(there.length).toBeGreaterThanOrEqual(100);
});

describeServer('the starter list of substitutions', ({ server }) => {
  const seed = (client: TestClient, kind: string, locale: string) =>
    client.post(`/api/groups/seeders/${kind}`, { locale });
  const ofFood = async (client: TestClient, name: string) => {
    const page = succeeded(await client.get(`/api/foods?perPage=-1&search=${encodeURIComponent(name)}`));
    const { items } = z
      .looseObject({ items: z.array(z.looseObject({ id: z.string(), name: z.string() })) })
      .parse(page);
    const id = items.find((one) => one.name === name)?.id ?? '';
    return Substitutions.parse(succeeded(await client.get(`/api/foods/${id}/substitutions`))).substitutions;
  };

  it('comes with foods, and with units those that need them; a second time adds nothing', async () => {
    const client = server.as(await server.member());
    await seed(client, 'foods', 'en-US');
    const names = async () => (await ofFood(client, 'butter')).map((one) => one.substituteFood.name);
    expect(await names()).toEqual(['margarine']);
    await seed(client, 'units', 'en-US');
    expect(await ofFood(client, 'butter')).toMatchObject([
      { quantity: 1, unit: null, substituteQuantity: 1, substituteFood: { name: 'margarine' }, note: '' },
      {
        quantity: 100,
        unit: { name: 'gram' },
        substituteQuantity: 80,
        substituteFood: { name: 'vegetable oil' },
        note: 'in cakes',
      },
      { substituteFood: { name: 'coconut oil' } },
      { substituteFood: { name: 'ghee' }, note: 'for frying' },
    ]);
    const before = await dumpRows(server.platform.database);
    await seed(client, 'foods', 'en-US');
    const count = (rows: typeof before) => JSON.stringify(rows).split('substitute_food_id').length;
    expect(count(await dumpRows(server.platform.database))).toBe(count(before));
  });

  it('speaks the language of the foods', async () => {
    const client = server.as(await server.member());
    for (const kind of ['units', 'foods']) await seed(client, kind, 'de-DE');
    expect((await ofFood(client, 'Ei')).map((one) => one.substituteFood.name)).toContain('Apfelmus');
  });
});

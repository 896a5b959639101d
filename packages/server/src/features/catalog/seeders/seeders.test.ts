import { expect, it } from 'vitest';
import { localeValues } from '@hearth/contract';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { loadSeedLists } from './seed-lists.ts';

const Page = z.looseObject({ items: z.array(z.looseObject({ id: z.guid(), name: z.string() })) });
const american = await loadSeedLists('en-US');
const americanFoods = american.foods.length;
const americanUnits = american.units.length;
const paths = { foods: '/api/foods', units: '/api/units', labels: '/api/groups/labels' } as const;

describeServer('seeding', ({ server }) => {
  const newcomer = async () => server.as(await server.member());
  const seed = (client: TestClient, kind: string, locale: string) =>
    client.post(`/api/groups/seeders/${kind}`, { locale });
  const all = async (client: TestClient, kind: keyof typeof paths) =>
    Page.parse(succeeded(await client.get(`${paths[kind]}?perPage=-1&orderBy=name&orderDirection=asc`)))
      .items;

  it('fills an empty group; a second time adds nothing', async () => {
    const client = await newcomer();
    for (const kind of ['labels', 'units', 'foods', 'foods', 'units', 'labels']) {
      expect(await seed(client, kind, 'en-US')).toMatchObject({
        status: 200,
        body: { message: 'Seeding Successful', error: false },
      });
    }
    expect((await all(client, 'foods')).length).toBe(americanFoods);
    expect((await all(client, 'units')).length).toBe(americanUnits);
    expect((await all(client, 'labels')).length).toBe(25);
    expect(await all(client, 'units')).toContainEqual(
      expect.objectContaining({
        name: 'teaspoon',
        pluralName: 'teaspoons',
        abbreviation: 'tsp',
        useAbbreviation: false,
      }),
    );
    for (const [name, abbreviation] of [
      ['gram', 'g'],
      ['kilogram', 'kg'],
      ['milliliter', 'ml'],
      ['liter', 'l'],
    ])
      expect(await all(client, 'units')).toContainEqual(
        expect.objectContaining({ name, abbreviation, useAbbreviation: true }),
      );
  });

  it('German foods come with plurals and labels, and are found', async () => {
    const client = await newcomer();
    await seed(client, 'foods', 'de-DE');
    expect((await client.get('/api/foods?search=apfel')).body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          name: 'Apfel',
          pluralName: 'Äpfel',
          label: expect.objectContaining({ name: 'Obst' }),
        }),
      ]),
    });
  });

  it('foods come with their aliases, once, even if seeded twice at once', async () => {
    const client = await newcomer();
    await Promise.all([seed(client, 'foods', 'en-US'), seed(client, 'foods', 'en-US')]);
    expect((await client.get('/api/foods?search=green%20onion')).body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          name: 'green onion',
          aliases: [{ name: 'scallion' }, { name: 'spring onion' }],
        }),
      ]),
    });
  });

  it('a language without foods says whose it got; its units are its own', async () => {
    const client = await newcomer();
    expect((await seed(client, 'foods', 'lt-LT')).body).toEqual({
      message: 'There is no list in this language yet. The list of another one was added: American English.',
      error: false,
    });
    expect((await all(client, 'foods')).map(({ name }) => name)).toContain('eggplant');
    expect((await seed(client, 'units', 'lt-LT')).body).toMatchObject({ message: 'Seeding Successful' });
    expect((await all(client, 'units')).map(({ name }) => name)).toContain('arbatinis šaukštelis');
  });

  it.each(['de-DE', 'ar-SA', 'en-GB', 'fr-CA', 'ja-JP', 'ru-RU'])(
    'a second time in %s adds nothing',
    async (locale) => {
      const client = await newcomer();
      const lists = await loadSeedLists(locale);
      for (const kind of ['foods', 'units', 'labels', 'foods', 'units', 'labels'])
        expect((await seed(client, kind, locale)).body).toMatchObject({ message: 'Seeding Successful' });
      for (const kind of ['foods', 'units', 'labels'] as const)
        expect((await all(client, kind)).map(({ name }) => name).toSorted()).toEqual(
          lists[kind].map(({ name }) => name).toSorted(),
        );
    },
  );

  it('a change of language adds no name that is there', async () => {
    const client = await newcomer();
    for (const locale of ['en-US', 'en-GB', 'en-US']) await seed(client, 'foods', locale);
    const names = (await all(client, 'foods')).map(({ name }) => name);
    const british = (await loadSeedLists('en-GB')).foods;
    expect(new Set(names)).toEqual(new Set([...american.foods, ...british].map(({ name }) => name)));
    expect(names).toHaveLength(new Set(names).size);
  });

  it('what a group has is left as it is', async () => {
    const client = await newcomer();
    const label = succeeded(await client.post(paths.labels, { name: 'Fruit', color: '#123456' }));
    const food = Object(succeeded(await client.post(paths.foods, { name: 'apple', description: 'mine' })));
    await seed(client, 'foods', 'en-US');
    await seed(client, 'labels', 'en-US');
    expect((await client.get(`${paths.foods}/${food.id}`)).body).toEqual(food);
    expect((await all(client, 'foods')).length).toBe(americanFoods);
    expect(await all(client, 'labels')).toContainEqual(label);
    expect((await client.get('/api/foods?search=banana')).body).toMatchObject({
      items: [{ label: { color: '#123456' } }],
    });
  });

  it('two at once end with one of each', async () => {
    const client = await newcomer();
    const answers = await Promise.all(
      ['foods', 'foods', 'labels'].map((kind) => seed(client, kind, 'en-US')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await all(client, 'foods')).length).toBe(americanFoods);
    expect((await all(client, 'labels')).length).toBe(25);
  });

  it('takes every locale of the contract and no other', async () => {
    const client = await newcomer();
    for (const locale of localeValues) expect((await seed(client, 'units', locale)).status).toBe(200);
    expect((await all(client, 'units')).length).toBeGreaterThan(10 * americanUnits);
    const before = await server.rowCounts();
    for (const locale of ['xx', 'en', 'en-us', '', '../en-US']) {
      expect(await seed(client, 'foods', locale)).toMatchObject({
        status: 422,
        body: {
          detail: [
            {
              type: 'value_error',
              loc: ['body', 'locale'],
              msg: 'Value error, invalid locale',
              input: locale,
            },
          ],
        },
      });
    }
    expect(await server.rowCounts()).toEqual(before);
  });
});

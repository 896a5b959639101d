import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeValues } from '@hearth/contract';
import { createEntryIndex } from '@hearth/domain/ingredients/parser';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import * as z from 'zod';
import { testEngines } from '../../../testing/test-databases.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { seedListsOf } from './seed-lists.ts';

const Page = z.looseObject({ items: z.array(z.looseObject({ id: z.guid(), name: z.string() })) });
const seededLocales = ['en-US', 'en-GB', 'de-DE', 'ar-SA'];
const americanFoods = seedListsOf('en-US').foods.length;
const paths = { foods: '/api/foods', units: '/api/units', labels: '/api/groups/labels' } as const;

/** Flour, peas, pasta, oats, vinegar, beef, pork (lamb in Arabic), chocolate, yeast, and goods that are no food. */
const everydayWords = new Map(
  [
    [
      'en-US',
      'flour,peas,pasta,oats,vinegar,beef,pork,chocolate,yeast,toilet paper,dish soap,sponge,shampoo,cat food',
    ],
    [
      'en-GB',
      'flour,peas,pasta,oats,vinegar,beef,pork,chocolate,yeast,toilet roll,washing-up liquid,sponge,shampoo,cat food',
    ],
    [
      'de-DE',
      'Mehl,Erbsen,Nudeln,Haferflocken,Essig,Rindfleisch,Schweinefleisch,Schokolade,Hefe,Toilettenpapier,Spülmittel,Schwamm,Shampoo,Katzenfutter',
    ],
    [
      'ar-SA',
      'دقيق,بازلاء,معكرونة,شوفان,خل,لحم بقري,لحم غنم,شوكولاتة,خميرة,ورق حمام,سائل غسيل الصحون,إسفنجة,شامبو,طعام قطط',
    ],
  ].map(([locale = '', words = '']) => [locale, words.split(',')] as const),
);

describe('the lists that come with the server', () => {
  it.each(seededLocales)('in %s are whole: each name once, every label known', (locale) => {
    const { foods, units, labels } = seedListsOf(locale);
    expect(foods.length).toBeGreaterThanOrEqual(500);
    expect(foods.length).toBeLessThanOrEqual(600);
    expect([units.length, labels.length]).toEqual([23, 25]);
    for (const list of [foods, units, labels]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      expect(list.every(({ name }) => name === name.trim() && name !== '')).toBe(true);
    }
    expect(new Set(foods.map(({ label }) => label))).toEqual(new Set(labels.map(({ name }) => name)));
    expect(labels.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });

  it.each(seededLocales)('in %s resolve every name, plural and alias to its own food', (locale) => {
    const { foods } = seedListsOf(locale);
    const entries = foods.map(({ name, plural, aliases }) => ({
      word: name,
      names: [name, plural ?? name, ...aliases].map(normalizeSearchText),
    }));
    const index = createEntryIndex(entries, 1, normalizeSearchText);
    for (const { word, names } of entries)
      for (const name of names) expect([name, index.exact(name)]).toEqual([name, word]);
  });

  it.each(seededLocales)('in %s have what every kitchen buys, with a label', (locale) => {
    const everyday = everydayWords.get(locale) ?? [];
    expect(everyday).toHaveLength(14);
    const { foods } = seedListsOf(locale);
    for (const name of everyday)
      expect(foods).toContainEqual(expect.objectContaining({ name, label: expect.stringMatching(/./) }));
  });

  it('are English where a language has none of its own', () => {
    expect(seedListsOf('fr-FR')).toBe(seedListsOf('en-US'));
    expect(seedListsOf('de-DE')).not.toBe(seedListsOf('en-US'));
    const words = (locale: string) =>
      [...seedListsOf(locale).foods, ...seedListsOf(locale).units].map(({ name }) => name);
    expect(words('en-US')).toEqual(expect.arrayContaining(['eggplant', 'liter']));
    expect(words('en-GB')).toEqual(expect.arrayContaining(['aubergine', 'litre']));
  });
});

describe.each(testEngines)('seeding on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(engine);
  });
  afterAll(() => server.stop());

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
    expect((await all(client, 'units')).length).toBe(23);
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

  it('a language without a list says which list it got', async () => {
    const client = await newcomer();
    const answer = await seed(client, 'units', 'fr-FR');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'There is no list in this language yet. The American English list was added.',
        error: false,
      },
    });
    expect((await all(client, 'units')).length).toBe(23);
    for (const locale of seededLocales)
      expect((await seed(client, 'units', locale)).body).toMatchObject({ message: 'Seeding Successful' });
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
    // English for forty of them, German.
    expect((await all(client, 'units')).length).toBeGreaterThan(23);
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

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText, succeeded } from '../../../testing/test-client.ts';

/** The search text, and all that it finds, in any order. */
const searches: [search: string, found: string[]][] = [
  ['豆', ['豆腐', '红豆汤', 'Noodles']],
  ['红豆', ['红豆汤']],
  ['豆腐', ['豆腐']],
  ['豆汤', ['红豆汤']],
  ['鱼', ['鱼']],
  ['番茄鸡蛋', ['番茄炒鸡蛋']],
  ['"番茄鸡蛋"', []],
  ['豆 -汤', ['豆腐', 'Noodles']],
  ['dou', ['Pizza dough', '红豆汤', '豆腐', 'Noodles']],
  ['カレー', ['カレーライス']],
  ['かれー', ['カレーライス']],
  ['ライス', ['カレーライス']],
  ['볶음', ['김치 볶음밥']],
  ['김치볶음밥', ['김치 볶음밥']],
  ['щи', ['Щи']],
  ['БОР', ['Борщ']],
  ['borshch', ['Борщ']],
  ['кус', []],
  ['käse', ['Käsespätzle', 'Kaesekuchen']],
  ['kaese', ['Käsespätzle', 'Kaesekuchen']],
  ['kaes', ['Käsespätzle', 'Kaesekuchen']],
  ['kase', ['Käsespätzle']],
  ['spaetzle', ['Käsespätzle']],
  ['ruehr', ['Rührei']],
  ['rühr', ['Rührei']],
  ['ruhr', ['Rührei']],
  ['suess', ['Süß']],
  ['suss', ['Süß']],
  ['süss', ['Süß']],
  ['oel', ['Öl']],
  ['"gebratene aepfel"', ['Gebratene Äpfel']],
  ['"gebratene äpfel"', ['Gebratene Äpfel']],
  ['quark', ['Kaesekuchen']],
  ['quark -käse', []],
  ['gebratene -äpfel', []],
  ['gebratene -aepfel', []],
  ['smoerre', ['Smørrebrød på rugbrød']],
  ['smorre', ['Smørrebrød på rugbrød']],
  ['paa', ['Smørrebrød på rugbrød']],
  ['aeble', ['Æbleskiver']],
  ['æble', ['Æbleskiver']],
  ['knoblauchoel', ['Gebratene Äpfel']],
  ['roe', ['Smørrebrød på rugbrød']],
];

describeServer('searching in the letters of the searcher', { cook: {} }, ({ client }) => {
  const names = [
    'Noodles',
    '豆腐',
    '红豆汤',
    '都市沙拉',
    '鱼',
    '番茄炒鸡蛋',
    'カレーライス',
    '김치 볶음밥',
    'Щи',
    'Борщ',
    'Pizza dough',
    'Yummy pie',
    'Couscous',
    'Käsespätzle',
    'Kaesekuchen',
    'Rührei',
    'Ruhe',
    'Süß',
    'Öl',
    'Gebratene Äpfel',
    'Smørrebrød på rugbrød',
    'Æbleskiver',
    'Roast rosemary',
  ];
  const ingredients: Readonly<Record<string, string>> = {
    Noodles: '黑豆',
    Kaesekuchen: 'Quark (Kaese)',
    'Gebratene Äpfel': 'Knoblauchöl',
  };
  beforeAll(async () => {
    for (const name of names) await client.cook(name, { recipeIngredient: [ingredients[name] ?? 'salt'] });
  });

  it.each(searches)('“%s” finds %j', async (search, found) => {
    const all = await client.names({ search, perPage: -1 });
    expect(all.toSorted()).toEqual(found.toSorted());
  });

  it('comes before what is like it in Latin letters, and names before ingredients', async () => {
    const byWritten = await client.names({ search: '豆' });
    expect(byWritten.at(-1)).toBe('Noodles');
    const ordered = await client.names({ search: '豆', orderBy: 'name', orderDirection: 'desc' });
    expect(ordered).toEqual(['红豆汤', '豆腐', 'Noodles']);
    const byLatin = await client.names({ search: 'dou' });
    expect(byLatin[0]).toBe('Pizza dough');
  });

  describe.each([
    '/api/foods',
    '/api/units',
    '/api/organizers/tags',
    '/api/organizers/categories',
    '/api/organizers/tools',
    '/api/groups/labels',
  ])('%s', (path) => {
    const find = async (search: string) => {
      const page = succeeded(await client.get(`${path}?${queryText({ search })}`));
      return Page.parse(page).items.map(({ name }) => name);
    };
    beforeAll(async () => {
      for (const name of ['dough', '豆腐', 'Yummy', '鱼', 'Käse']) await client.post(path, { name });
    });

    it.each([
      ['豆', ['豆腐']],
      ['鱼', ['鱼']],
      ['dou', ['dough', '豆腐']],
      ['kaes', ['Käse']],
      ['kas', ['Käse']],
      ['KÄSE', ['Käse']],
    ])('%j finds %j', async (search, found) => {
      expect(await find(search)).toEqual(found);
    });
  });
});

const Page = z.object({ items: z.array(z.object({ name: z.string() })) });

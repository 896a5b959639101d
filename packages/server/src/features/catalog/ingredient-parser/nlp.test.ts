import { beforeAll, expect, it } from 'vitest';
import { IngredientCorrection, ParsedIngredient } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';

const foods = ['butter', 'tomato', 'all-purpose flour', 'black pepper', 'Mehl', 'peas', 'pears', 'mustard'];
const units = [
  { name: 'cup', pluralName: 'cups' },
  { name: 'teaspoon', abbreviation: 'tsp' },
  { name: 'can', pluralName: 'cans' },
  { name: 'gram', abbreviation: 'g' },
];
const corrections = '/api/parser/corrections';

describeServer('lines read by the statistical parser', { cook: organizer }, ({ server, client }) => {
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const name of foods)
      ids.set(name, (succeeded(await client.post('/api/foods', { name })) as { id: string }).id);
    for (const unit of units)
      ids.set(unit.name, (succeeded(await client.post('/api/units', unit)) as { id: string }).id);
  });

  const read = async (line: string, sent: object = {}) =>
    ParsedIngredient.parse(
      succeeded(await client.post('/api/parser/ingredient', { ingredient: line, ...sent })),
    );
  const summary = async (line: string, sent?: object) => {
    const { quantity, unit, food, note } = (await read(line, sent)).ingredient;
    const shown = (entry: { name: string } | null) =>
      entry === null ? '' : 'createdAt' in entry ? entry.name : `?${entry.name}`;
    return [quantity, shown(unit), shown(food), note].join('|');
  };
  const teach = async (sent: object) =>
    IngredientCorrection.array().parse(succeeded(await client.post(corrections, sent)));
  const listed = async () =>
    (succeeded(await client.get(corrections)) as { items: IngredientCorrection[] }).items;

  it.each([
    ['½ cup all-purpose flour', '0.5|cup|all-purpose flour|'],
    ['1 ½ teaspoons ground black pepper', '1.5|teaspoon|black pepper|ground'],
    ['1½ (14-oz) cans plum tomatoes, drained', '1.5|can|?plum tomatoes|14-oz, drained'],
    ['⅔ cup butter', '0.667|cup|butter|'],
    ['1/32 cup butter', '0.031|cup|butter|'],
    ['2 to 3 tomatoes', '2||tomato|2 to 3'],
    ['1 cup peas', '1|cup|peas|'],
    ['500 g Mehl', '500|gram|Mehl|'],
    ['custard', '0|?|?custard|'],
  ])('%j reads %j', async (line, expected) => {
    expect(await summary(line)).toBe(expected);
  });

  it('says how sure it is, in what language it read, and keeps the line', async () => {
    const { confidence, language, ingredient, input } = await read('2 cups butter, melted');
    for (const share of Object.values(confidence)) {
      expect(share).toBeGreaterThan(0.8);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(confidence.food).toBe(confidence.name);
    expect([language, ingredient.originalText, input]).toEqual([
      'en',
      '2 cups butter, melted',
      '2 cups butter, melted',
    ]);
    expect(ingredient.display).toBe('2 cups butter melted');
  });

  it('reads lines in the language that all of them are in, unless one is asked for', async () => {
    const ingredients = ['2 EL Mehl', '1 Prise Salz', '3 große Zwiebeln, fein gehackt'];
    const { body } = await client.post('/api/parser/ingredients', { ingredients });
    const lines = ParsedIngredient.array().parse(body);
    expect(lines.map(({ language }) => language)).toEqual(['de', 'de', 'de']);
    expect(lines[0]?.ingredient).toMatchObject({ quantity: 2, unit: { name: 'EL' }, food: { name: 'Mehl' } });
    expect((await read('200 g Mehl', { language: 'fr' })).language).toBe('fr');
    const unknown = await client.post('/api/parser/ingredient', { ingredient: 'x', language: 'tlh' });
    expect(unknown.status).toBe(422);
  });

  it('offers what a text may mean, and takes none of it', async () => {
    const { ingredient, offers } = await read('2 cups unsalted butter');
    expect(ingredient.food).toMatchObject({ id: null, name: 'unsalted butter' });
    expect(offers.foods.map(({ entry }) => entry.name)).toEqual(['butter']);
    expect((await read('1 cup pars')).offers.foods.map(({ entry }) => entry.name)).toContain('pears');
  });

  it('a correction holds for the next line until it is forgotten', async () => {
    expect(await summary('1 cup chopped plum tomatoes')).toBe('1|cup|?plum tomatoes|chopped');
    const line = '1 cup chopped plum tomatoes';
    const foodId = ids.get('tomato');
    const sent = { quantity: 1, unitId: ids.get('cup'), foodId, note: 'chopped, plum' };
    const [learned] = await teach({ lines: [{ line, ...sent }] });
    expect(learned).toMatchObject({ kind: 'food', text: 'plum tomatoes', foodName: 'tomato', note: 'plum' });
    expect(await summary('3 cans plum tomatoes')).toBe('3|can|tomato|plum');
    expect((await read('3 cans plum tomatoes')).isLearned).toBe(true);
    expect(await listed()).toEqual([learned]);
    expect((await client.delete(`${corrections}/${learned?.id}`)).status).toBe(200);
    expect(await summary('3 cans plum tomatoes')).toBe('3|can|?plum tomatoes|');
    expect((await client.delete(`${corrections}/${learned?.id}`)).status).toBe(404);
  });

  it('the newer of two corrections holds, and none is left where the line is right after all', async () => {
    const line = { line: '1 cup grey peas', quantity: 1, unitId: ids.get('cup'), note: '' };
    await teach({ lines: [{ ...line, foodId: ids.get('mustard') }] });
    await teach({ lines: [{ ...line, foodId: ids.get('peas') }] });
    expect((await listed()).map(({ foodName }) => foodName)).toEqual(['peas']);
    await teach({ lines: [{ ...line, foodId: null }] });
    expect(await listed()).toEqual([]);
  });

  it('a correction is taught by itself, and one of the same text replaces it', async () => {
    const [first] = await teach({
      lines: [],
      corrections: [{ kind: 'food', text: 'green dust', foodId: ids.get('peas'), note: 'ground' }],
    });
    expect(await summary('2 cups green dust')).toBe('2|cup|peas|ground');
    const [second] = await teach({
      lines: [],
      corrections: [{ kind: 'food', text: 'Green Dust', foodId: ids.get('pears') }],
    });
    expect(await summary('2 cups green dust')).toBe('2|cup|pears|');
    expect((await listed()).map(({ id }) => id)).not.toContain(first?.id);
    await client.delete(`${corrections}/${second?.id}`);
    const nameless = { lines: [], corrections: [{ kind: 'food', text: 'x' }] };
    expect((await client.post(corrections, nameless)).status).toBe(422);
  });

  it('a word of preparation goes to the note', async () => {
    await teach({ lines: [], corrections: [{ kind: 'preparation', text: 'spiralised' }] });
    expect(await summary('2 cups spiralised peas')).toBe('2|cup|peas|spiralised');
  });

  it('a preparation that is taught with a line makes a correction of its words unnecessary', async () => {
    const line = '1 cup frosted peas, cold';
    const corrected = { line, quantity: 1, unitId: ids.get('cup'), foodId: ids.get('peas') };
    const learned = await teach({
      lines: [{ ...corrected, note: 'cold, frosted' }],
      corrections: [{ kind: 'preparation', text: 'frosted' }],
    });
    expect(learned.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['preparation frosted']);
    expect(await summary('2 cups frosted mustard')).toBe('2|cup|mustard|frosted');
    await client.delete(`${corrections}/${learned[0]?.id}`);
    expect(await summary('2 cups frosted mustard')).toBe('2|cup|?frosted mustard|');
  });

  it('corrections of a food are valid for the one that it is merged into, and are deleted with it', async () => {
    const other = (succeeded(await client.post('/api/foods', { name: 'dairy butter' })) as { id: string }).id;
    const line = { line: '1 cup gold', quantity: 1, unitId: ids.get('cup'), note: '' };
    await teach({ lines: [{ ...line, foodId: other }] });
    expect(await summary('2 cups gold')).toBe('2|cup|dairy butter|');
    const merge = { fromFood: other, toFood: ids.get('butter') };
    expect((await client.put('/api/foods/merge', merge)).status).toBe(200);
    expect(await summary('2 cups gold')).toBe('2|cup|butter|');
    await client.delete(`/api/foods/${ids.get('butter')}`);
    expect(await summary('2 cups gold')).toBe('2|cup|?gold|');
  });

  it('foods of other groups teach nothing, and their lessons stay theirs', async () => {
    const stranger = server.as(await server.member());
    const line = { line: '1 cup secret', quantity: 1, unitId: null, foodId: ids.get('peas'), note: '' };
    expect((await stranger.post(corrections, { lines: [line] })).body).toEqual([]);
    expect((await stranger.get(corrections)).body).toMatchObject({ items: [] });
  });
});

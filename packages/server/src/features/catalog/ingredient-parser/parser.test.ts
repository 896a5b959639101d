import { beforeAll, expect, it } from 'vitest';
import { ParsedIngredient } from '@hearth/contract';
import * as z from 'zod';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const foods = [
  { name: 'potatoes' },
  { name: 'onion' },
  { name: 'green onion' },
  { name: 'bell peppers' },
  { name: 'red pepper flakes' },
  { name: 'ñör̃m̈ãl̈ĩz̈ẽm̈ẽ' },
  { name: 'leek', pluralName: 'leeks', aliases: [{ name: 'Poireau' }] },
  { name: 'shallot', aliases: [{ name: 'onion' }] },
  { name: 'pears' },
  { name: 'mustard' },
  { name: 'coconut milk' },
  { name: 'olive oil' },
  { name: 'Kaffee' },
];
const units = [
  { name: 'Cups' },
  { name: 'Tablespoon' },
  { name: 'Stalk' },
  { name: 'My Very Long Unit Name', abbreviation: 'mvlun', pluralAbbreviation: 'mvluns' },
  { name: 'kilogram', abbreviation: 'kg', aliases: [{ name: 'Kilo' }] },
  { name: 'liter', abbreviation: 'l' },
  { name: 'Pfund' },
];

describeServer('reading ingredient lines', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    for (const food of foods) succeeded(await client.post('/api/foods', food));
    for (const unit of units) succeeded(await client.post('/api/units', unit));
  });

  const read = async (line: string, parser = 'brute') =>
    ParsedIngredient.parse(
      succeeded(await client.post('/api/parser/ingredient', { parser, ingredient: line })),
    );
  const summary = async (line: string, parser = 'brute') => {
    const { quantity, unit, food, note } = (await read(line, parser)).ingredient;
    return [quantity, unit?.name ?? '', food?.name ?? '', note].join('|');
  };

  it.each([
    ['1 cup potato', '1|Cups|potatoes|'],
    ['2 gren onion', '2||green onion|'],
    ['1 mvlun potatoes', '1|My Very Long Unit Name|potatoes|'],
    ['2 mvluns leeks', '2|My Very Long Unit Name|leek|'],
    ['1,5 kilo poireau, washed', '1.5|kilogram|leek|washed'],
    ['1.5kg potatoes', '1.5|kilogram|potatoes|'],
    ['normalizeme', '0||ñör̃m̈ãl̈ĩz̈ẽm̈ẽ|'],
    ['a stalk bell peppers', '0|Stalk|bell peppers|'],
    ['1 bell peppers, cut in pieces', '1||bell peppers|cut in pieces'],
    ['2-3 onions', '2||onion|2-3'],
    ['1 cup', '1||cup|'],
    ['1/0 cup x', '0|Cups|x|'],
    ['very unique', '0||very unique|'],
    ['peas', '0||peas|'],
    ['custard', '0||custard|'],
    ['2 tablespoon coconut oil', '2|Tablespoon|coconut oil|'],
    ['sweet potato fries', '0||sweet potato fries|'],
    ['olive oil 1L', '1|liter|olive oil|'],
    ['ein Pfund Kaffee', '1|Pfund|Kaffee|'],
    ['2 x 400g canned potatoes', '2|canned|potatoes|400g'],
  ])('%j reads %j', async (line, expected) => {
    expect(await summary(line)).toBe(expected);
  });

  it('known foods and units come whole, unknown ones with a name and no id', async () => {
    const { ingredient, confidence, input } = await read('2 kg dragon fruit');
    expect(input).toBe('2 kg dragon fruit');
    expect(new Set(Object.values(confidence))).toEqual(new Set([null]));
    expect(ingredient).toMatchObject({
      quantity: 2,
      unit: { name: 'kilogram', abbreviation: 'kg', aliases: [{ name: 'Kilo' }] },
      food: { id: null, name: 'dragon fruit', aliases: [] },
      note: '',
      isFood: true,
      disableAmount: false,
      display: '2 kg dragon fruit',
    });
    expect(ingredient.unit?.id).toMatch(/-/);
    expect((await read('2 handfuls dragon fruit')).ingredient.unit).toMatchObject({
      id: null,
      name: 'handfuls',
    });
    expect((await read('dragon fruit')).ingredient.unit).toMatchObject({ id: null, name: '' });
    expect((await read('onion')).ingredient.unit).toBeNull();
  });

  it('parses many lines in their order, each with an id of its own', async () => {
    const ingredients = Array.from({ length: 60 }, (_, index) => `${index + 1} kg leeks`);
    const answer = await client.post('/api/parser/ingredients', { parser: 'brute', ingredients });
    const parsed = z.array(ParsedIngredient).parse(succeeded(answer));
    expect(parsed.map(({ input }) => input)).toEqual(ingredients);
    expect(parsed.map(({ ingredient }) => ingredient.quantity)).toEqual(ingredients.map((_, i) => i + 1));
    expect(new Set(parsed.map(({ ingredient }) => ingredient.referenceId)).size).toBe(60);
    expect((await client.post('/api/parser/ingredients', { ingredients: [] })).body).toEqual([]);
  });

  it('an empty line is an empty ingredient, and no parser of another name is known', async () => {
    expect((await read('')).ingredient).toMatchObject({ quantity: 0, unit: null, food: null, note: '' });
    const unknown = await client.post('/api/parser/ingredient', { parser: 'magic', ingredient: 'x' });
    expect(unknown.status).toBe(422);
    const tooMany = { parser: 'brute', ingredients: Array.from({ length: 1001 }, () => 'x') };
    expect((await client.post('/api/parser/ingredients', tooMany)).status).toBe(422);
  });

  it('a word that is longer than any name stays in the note, and the other lines are read', async () => {
    const long = 'x'.repeat(300);
    const lines = ['2 kg leeks', `2 cups ${long}`, `1 ${long} ${long}`];
    const answer = await client.post('/api/parser/ingredients', { parser: 'brute', ingredients: lines });
    const read = ParsedIngredient.array().parse(succeeded(answer));
    expect(read.map(({ ingredient }) => ingredient.food === null)).toEqual([false, true, true]);
    expect(read[1]?.ingredient.note).toContain(long);
    expect(read[2]?.ingredient.note?.split(long)).toHaveLength(3);
  });

  it('nothing is stored, and the foods and units of another group are unknown', async () => {
    const before = (await client.get('/api/foods')).body;
    await read('3 buckets moon dust');
    expect((await client.get('/api/foods')).body).toEqual(before);
    const stranger = server.as(await server.member());
    const answer = await stranger.post('/api/parser/ingredient', {
      parser: 'brute',
      ingredient: '2 kg leeks',
    });
    expect(answer.body).toMatchObject({
      ingredient: { unit: { id: null, name: 'kg' }, food: { id: null, name: 'leeks' } },
    });
  });
});

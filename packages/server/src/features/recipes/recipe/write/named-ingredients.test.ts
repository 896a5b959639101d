import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded } from '../../../../testing/test-client.ts';

const nobodysId = '00000000-0000-4000-8000-000000000000';
const families = [
  ['foods', 'food', 'Food'],
  ['units', 'unit', 'Unit'],
] as const;
const Named = z.looseObject({ id: z.guid(), name: z.string() });
const Parsed = z.object({ ingredient: z.looseObject({}) });

const suite = { cook: { rights: ['canOrganize'] } } as const;

describeServer('foods, units and recipes that an ingredient names', suite, ({ server, client }) => {
  let recipes = 0;
  const write = async (...recipeIngredient: object[]) =>
    (await client.cook(`Named ${(recipes += 1)}`, { recipeIngredient })).recipeIngredient;
  const create = async (kind: string, fields: object) =>
    Named.parse(succeeded(await client.post(`/api/${kind}`, fields)));
  const namesIn = async (kind: string, search: string) => {
    const { body } = await client.get(`/api/${kind}?search=${encodeURIComponent(`"${search}"`)}&perPage=-1`);
    return z
      .object({ items: z.array(Named) })
      .parse(body)
      .items.map(({ name }) => name);
  };

  it('by name are those of the group, whichever of their names it is', async () => {
    const food = await create('foods', {
      name: 'Crème fraîche',
      pluralName: 'Crèmes fraîches',
      aliases: [{ name: 'Soured cream' }],
    });
    const unit = await create('units', { name: 'Tablespoon', abbreviation: 'tbsp' });
    const names = ['Crème fraîche', 'creme fraiche', 'crèmes fraîches', 'SOURED CREAM'];
    const rows = await write(...names.map((name) => ({ food: { name }, unit: { name: 'Tbsp' }, note: 'n' })));
    expect(rows).toMatchObject(
      names.map(() => ({ food: { id: food.id }, unit: { id: unit.id }, note: 'n' })),
    );
    const bare = await write({ food: 'soured cream', unit: 'EL', note: '' });
    expect(bare).toMatchObject([{ food: { id: food.id }, unit: { id: unit.id }, note: '' }]);
  });

  it('by name are created where the group has none, each once', async () => {
    const rows = await write(
      { quantity: 2, food: { name: 'V8 juice' }, unit: { id: '', name: 'glug' }, note: 'cold' },
      { food: 'v8 Juice', unit: 'Glug' },
    );
    const [first] = rows;
    expect(first).toMatchObject({ food: { name: 'V8 juice' }, unit: { name: 'glug' }, note: 'cold' });
    expect(rows[1]).toMatchObject({ food: { id: first?.food?.id }, unit: { id: first?.unit?.id } });
    expect(await namesIn('foods', 'V8 juice')).toEqual(['V8 juice']);
    const remark = 'a remark '.repeat(40).trim();
    expect(await write({ food: remark, quantity: 1 })).toMatchObject([{ food: null, note: remark }]);
  });

  it('are created as they are written: with plurals, abbreviations, and whether those are shown', async () => {
    const unit = { name: 'noggin', pluralName: 'noggins', abbreviation: 'nog', useAbbreviation: true };
    const food = { name: 'sea holly', pluralName: 'sea hollies' };
    const [row] = await write({ quantity: 2, unit: { ...unit, fraction: false }, food });
    expect(row).toMatchObject({ unit: { ...unit, fraction: false }, food, display: '2 nog sea hollies' });
    expect(await namesIn('units', 'nog')).toEqual(['noggin']);
    expect(await write({ unit: 'NOG', food: 'Sea hollies' })).toMatchObject([
      { unit: { id: row?.unit?.id }, food: { id: row?.food?.id } },
    ]);
  });

  it('come back from the parser as they were read', async () => {
    const { body } = await client.post('/api/parser/ingredient', { ingredient: '2 cups kohlrabi, diced' });
    const { ingredient } = Parsed.parse(body);
    expect(ingredient).toMatchObject({
      food: { name: 'kohlrabi' },
      unit: { name: expect.stringMatching('cup') },
    });
    const { slug } = await client.cook('Parsed', {});
    const answer = await client.put(`/api/recipes/${slug}`, {
      name: 'Parsed',
      recipeIngredient: [ingredient],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        recipeIngredient: [
          {
            quantity: 2,
            food: { name: 'kohlrabi' },
            unit: { name: expect.stringMatching('cup') },
            note: 'diced',
          },
        ],
      },
    });
  });

  it('of another group or unknown leave their words in the note, and nothing is told of them', async () => {
    const stranger = await server.member();
    const foreign = await server.food(stranger.groupId, { name: 'secret spice' });
    const foreignUnit = await server.unit(stranger.groupId, { name: 'secret pinch' });
    for (const [id, unit] of [
      [foreign, foreignUnit],
      [nobodysId, nobodysId],
    ]) {
      const sent = { quantity: 2, food: { id, name: 'saffron', pluralName: 'saffrons' }, note: 'ground' };
      expect(await write(sent, { ...sent, unit: { id: unit, name: 'pinchlet' } })).toMatchObject([
        { food: null, unit: null, quantity: 2, note: 'saffrons, ground' },
        { food: null, unit: null, quantity: 2, note: 'pinchlet saffrons, ground' },
      ]);
    }
    expect(await namesIn('foods', 'saffron')).toEqual([]);
    const own = await create('foods', { name: 'secret spice' });
    expect(await write({ food: { id: foreign, name: 'secret spice' } })).toMatchObject([
      { food: { id: own.id }, note: '' },
    ]);
  });

  it('that are recipes by name alone leave the name in the note', async () => {
    const sent = [{ name: 'Shortcrust' }, 'Puff pastry'];
    const rows = await write(...sent.map((one) => ({ quantity: 2, note: 'chilled', referencedRecipe: one })));
    expect(rows.map(({ note }) => note)).toEqual(['Shortcrust, chilled', 'Puff pastry, chilled']);
  });

  describe.each(families)('after %s', (kind, field, suffix) => {
    const merge = async (from: string, to: string) =>
      succeeded(await client.put(`/api/${kind}/merge`, { [`from${suffix}`]: from, [`to${suffix}`]: to }));

    it('were merged are what they were merged into, also in a chain', async () => {
      const [first, second, last] = [
        await create(kind, { name: `first ${kind}`, aliases: [{ name: `alias ${kind}` }] }),
        await create(kind, { name: `second ${kind}` }),
        await create(kind, { name: `last ${kind}` }),
      ];
      await merge(first.id, second.id);
      await merge(second.id, last.id);
      const rows = await write(
        { [field]: first },
        { [field]: second, note: 'n' },
        { [field]: { name: `First ${kind}` } },
        { [field]: { name: `alias ${kind}` } },
      );
      expect(rows).toMatchObject(
        ['', 'n', '', ''].map((note) => ({ [field]: { id: last.id, name: last.name }, note })),
      );
      await client.delete(`/api/${kind}/${last.id}`);
      expect(await write({ [field]: first, note: 'n' })).toMatchObject([
        { [field]: null, note: expect.stringContaining(`first ${kind}`) },
      ]);
    });

    it('were deleted are those of the same name, else words of the note', async () => {
      const gone = await create(kind, { name: `gone ${kind}`, pluralName: `gones ${kind}` });
      const recipe = await client.cook(`Edited ${kind}`, {
        recipeIngredient: [{ quantity: 2, [field]: gone, note: 'chopped' }],
      });
      await client.delete(`/api/${kind}/${gone.id}`);
      const joint = kind === 'foods' ? ', ' : ' ';
      const kept = { [field]: null, quantity: 2, note: `gones ${kind}${joint}chopped` };
      for (const body of [recipe, await client.recipe(recipe.slug), recipe])
        expect(await client.put(`/api/recipes/${recipe.slug}`, body)).toMatchObject({
          status: 200,
          body: { recipeIngredient: [kept] },
        });
      const again = await create(kind, { name: `Gone ${kind}` });
      expect(await write({ [field]: gone, note: 'n' })).toMatchObject([
        { [field]: { id: again.id }, note: 'n' },
      ]);
    });
  });

  it('keep a list of recipes that is written together', async () => {
    const [one, other] = [await client.cook('Bulk one', {}), await client.cook('Bulk other', {})];
    const line = { recipeIngredient: [{ food: { name: 'celeriac' }, quantity: 1 }] };
    const answer = await client.patch('/api/recipes', [
      { id: one.id, ...line },
      { id: other.id, ...line },
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: [1, 2].map(() => ({ recipeIngredient: [{ food: { name: 'celeriac' } }] })),
    });
    expect(await namesIn('foods', 'celeriac')).toEqual(['celeriac']);
  });
});

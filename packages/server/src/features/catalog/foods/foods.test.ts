import { describe, expect, it } from 'vitest';
import { IngredientFood, IngredientUnit } from '@hearth/contract';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { succeeded } from '../../../testing/test-client.ts';

const Named = z.looseObject({ id: z.guid(), name: z.string() });
const nobodysId = '00000000-0000-4000-8000-000000000000';
const unexpected = { detail: { message: 'An unexpected error occurred', error: true, exception: null } };
const missing = { detail: { message: 'Not found.', error: true, exception: null } };
const kinds = ['foods', 'units'] as const;

describeServer('foods and units', { cook: organizer }, ({ server, cook, client }) => {
  const create = async (kind: string, body: object) =>
    Named.parse(succeeded(await client.post(`/api/${kind}`, body)));
  const food = async (id: string) => IngredientFood.parse(succeeded(await client.get(`/api/foods/${id}`)));

  it('a food is created with all its fields, and returned as it was stored', async () => {
    const label = Named.parse(succeeded(await client.post('/api/groups/labels', { name: 'Greens' })));
    const sent = {
      id: '',
      name: 'onion',
      plural_name: 'onions',
      description: 'round',
      labelId: label.id,
      aliases: [{ name: ' shallot ' }, { name: 'shallot' }, { name: ' ' }, { name: 'bulb' }],
      extras: { number: 1, text: 'x' },
      onHand: true,
    };
    const answer = await client.post('/api/foods', sent);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'onion',
        pluralName: 'onions',
        description: 'round',
        extras: { number: '1', text: 'x' },
        onHand: true,
        householdsWithIngredientFood: [cook.householdSlug],
        labelId: label.id,
        label: { name: 'Greens', color: '#959595', groupId: cook.groupId, id: label.id },
        aliases: [{ name: 'shallot' }, { name: 'bulb' }],
      },
    });
    expect(await food(Named.parse(answer.body).id)).toEqual(answer.body);
  });

  it('a unit says what it is in a standard one; who does not know of it leaves it', async () => {
    const sent = { name: 'jar', standardQuantity: 400, standardUnit: 'gram' };
    const made = IngredientUnit.parse(succeeded(await client.post('/api/units', sent)));
    expect(made).toMatchObject(sent);
    expect((await client.put(`/api/units/${made.id}`, { name: 'jar', fraction: false })).body).toMatchObject(
      sent,
    );
    const lines = [{ quantity: 2, unit: { id: made.id, name: 'jar' }, note: '' }];
    const recipe = await client.cook('In jars', { recipeIngredient: lines });
    expect(recipe.recipeIngredient[0]?.unit).toMatchObject(sent);
    const changed = { standardQuantity: null, standardUnit: null };
    expect((await client.patch(`/api/units/${made.id}`, changed)).body).toMatchObject(changed);
    expect((await client.recipe('in-jars')).recipeIngredient[0]?.unit).toMatchObject(changed);
    for (const wrong of [{ standardUnit: 'stone' }, { standardQuantity: 0 }])
      expect((await client.patch(`/api/units/${made.id}`, wrong)).status).toBe(422);
  });

  it('PUT replaces everything: fields that are left out are emptied, except what is on hand', async () => {
    const label = Named.parse(succeeded(await client.post('/api/groups/labels', { name: 'Tubers' })));
    const { id } = await create('foods', {
      name: 'potato',
      pluralName: 'potatoes',
      labelId: label.id,
      aliases: [{ name: 'spud' }],
      extras: { a: 'b' },
      onHand: true,
    });
    const replaced = await client.put(`/api/foods/${id}`, { name: 'Potato' });
    expect(replaced.body).toMatchObject({
      name: 'Potato',
      pluralName: null,
      labelId: null,
      label: null,
      aliases: [],
      extras: {},
      onHand: true,
    });
    expect((await client.put(`/api/foods/${id}`, { name: 'Potato', onHand: false })).body).toMatchObject({
      onHand: false,
      householdsWithIngredientFood: [],
    });
  });

  it('PATCH changes only what is sent', async () => {
    const { id } = await create('foods', {
      name: 'leek',
      pluralName: 'leeks',
      aliases: [{ name: 'porree' }],
      extras: { a: 'b' },
    });
    expect((await client.patch(`/api/foods/${id}`, { description: 'long' })).body).toMatchObject({
      name: 'leek',
      pluralName: 'leeks',
      description: 'long',
      aliases: [{ name: 'porree' }],
      extras: { a: 'b' },
    });
    const { id: unit } = await create('units', { name: 'bowl', abbreviation: 'bw', useAbbreviation: true });
    expect((await client.patch(`/api/units/${unit}`, { fraction: false })).body).toMatchObject({
      name: 'bowl',
      abbreviation: 'bw',
      useAbbreviation: true,
      fraction: false,
    });
  });

  it('a unit has the defaults of the contract', async () => {
    const { id } = await create('units', { name: 'gram' });
    const unit = IngredientUnit.parse(succeeded(await client.get(`/api/units/${id}`)));
    expect(unit).toMatchObject({
      pluralName: null,
      description: '',
      extras: {},
      onHand: false,
      fraction: true,
      abbreviation: '',
      pluralAbbreviation: '',
      useAbbreviation: false,
      aliases: [],
    });
  });

  it('a renamed food has its new name in recipes at once, and is found by it soon after', async () => {
    const made = await create('foods', { name: 'zuchini' });
    const unit = await create('units', { name: 'pice' });
    const recipe = await client.cook('Stuffed', {
      settings: { disableAmount: false },
      recipeIngredient: [{ quantity: 1, food: made, unit, note: 'big' }],
    });
    await client.patch(`/api/foods/${made.id}`, { name: 'courgette', aliases: [{ name: 'zucchini' }] });
    await client.patch(`/api/units/${unit.id}`, { name: 'piece' });
    const [ingredient] = (await client.recipe(recipe.slug)).recipeIngredient;
    expect(ingredient).toMatchObject({
      display: '1 piece courgette big',
      food: { name: 'courgette', aliases: [{ name: 'zucchini' }] },
      unit: { name: 'piece' },
    });
    await server.workOff();
    expect(await client.names({ search: 'courgette' })).toEqual(['Stuffed']);
    expect(await client.names({ search: 'zuchini' })).toEqual([]);
  });

  it('which recipes and lists name one is told, and a list keeps the name of a deleted one', async () => {
    const food = await create('foods', { name: 'plum', pluralName: 'plums' });
    const unit = await create('units', { name: 'crate', pluralName: 'crates' });
    const uses = async (kind: string, id: string) => (await client.get(`/api/${kind}/${id}/uses`)).body;
    expect(await uses('foods', food.id)).toMatchObject({ recipes: 0, shoppingLists: 0, firstRecipes: [] });
    const line = { quantity: 2, food, unit };
    await client.cook('Plum cake', { recipeIngredient: [line, { ...line, note: 'ripe' }] });
    await client.cook('Plum jam', { recipeIngredient: [line] });
    const lists = '/api/households/shopping/lists';
    const { id: shoppingListId } = Object(succeeded(await client.post(lists, { name: 'Market' })));
    const item = { shoppingListId, quantity: 2, isFood: true, foodId: food.id, unitId: unit.id, food, unit };
    succeeded(await client.post('/api/households/shopping/items', item));
    for (const [kind, { id }] of [
      ['foods', food],
      ['units', unit],
    ] as const)
      expect(await uses(kind, id)).toEqual({
        recipes: 2,
        shoppingLists: 1,
        foods: 0,
        firstRecipes: [
          { name: 'Plum cake', slug: 'plum-cake' },
          { name: 'Plum jam', slug: 'plum-jam' },
        ],
        firstShoppingLists: [{ name: 'Market', id: shoppingListId }],
        firstFoods: [],
      });
    const stranger = server.as(await server.member());
    expect((await stranger.get(`/api/foods/${food.id}/uses`)).status).toBe(404);
    await client.delete(`/api/foods/${food.id}`);
    await client.delete(`/api/units/${unit.id}`);
    expect((await client.get(`${lists}/${shoppingListId}`)).body).toMatchObject({
      listItems: [{ quantity: 2, note: 'crates plums' }],
    });
  });

  it('deleting one leaves amount, note and its name in its ingredients', async () => {
    const made = await create('foods', { name: 'saffron', aliases: [{ name: 'x' }], extras: { a: 'b' } });
    const unit = await create('units', { name: 'thread', aliases: [{ name: 'y' }] });
    const recipe = await client.cook('Golden rice', {
      recipeIngredient: [{ quantity: 3, food: made, unit, note: 'best' }],
    });
    expect((await client.delete(`/api/foods/${made.id}`)).body).toMatchObject({
      id: made.id,
      aliases: [{ name: 'x' }],
    });
    expect((await client.delete(`/api/units/${unit.id}`)).status).toBe(200);
    expect((await client.recipe(recipe.slug)).recipeIngredient).toMatchObject([
      { quantity: 3, food: null, unit: null, note: 'thread saffron, best' },
    ]);
    await server.workOff();
    expect(await client.names({ search: 'saffron' })).toEqual(['Golden rice']);
    expect(await client.names({ search: 'best' })).toEqual(['Golden rice']);
  });

  describe.each(kinds)('%s', (kind) => {
    it('two of one name cannot be in a group, but in another case or another group', async () => {
      await create(kind, { name: 'twice' });
      const other = await create(kind, { name: 'Twice' });
      expect(await client.post(`/api/${kind}`, { name: 'twice' })).toMatchObject({
        status: 400,
        body: unexpected,
      });
      expect(await client.put(`/api/${kind}/${other.id}`, { name: 'twice' })).toMatchObject({
        status: 400,
        body: unexpected,
      });
      expect(await client.get(`/api/${kind}/${other.id}`)).toMatchObject({ body: { name: 'Twice' } });
      const stranger = server.as(await server.member());
      expect((await stranger.post(`/api/${kind}`, { name: 'twice' })).status).toBe(201);
    });

    it('responds that a missing entry was not found', async () => {
      const one = `/api/${kind}/${nobodysId}`;
      expect(await client.get(one)).toMatchObject({ status: 404, body: missing });
      expect(await client.put(one, { name: 'x' })).toMatchObject({ status: 404, body: missing });
      expect(await client.patch(one, {})).toMatchObject({ status: 404, body: missing });
      expect(await client.delete(one)).toMatchObject({ status: 400, body: unexpected });
    });

    it.each([
      [{}, 'missing', 'name'],
      [{ name: 7 }, 'string_type', 'name'],
      [{ name: 'x'.repeat(256) }, 'string_too_long', 'name'],
      [{ name: 'x', aliases: 'y' }, 'list_type', 'aliases'],
    ])('%j is refused', async (sent, type, field) => {
      expect(await client.post(`/api/${kind}`, sent)).toMatchObject({
        status: 422,
        body: { detail: [{ type, loc: ['body', field] }] },
      });
    });
  });

  it('a label of another group labels nothing', async () => {
    const stranger = server.as(await server.member());
    const label = Named.parse(succeeded(await stranger.post('/api/groups/labels', { name: 'Theirs' })));
    const { id } = await create('foods', { name: 'labelled', labelId: label.id });
    expect(await food(id)).toMatchObject({ labelId: null, label: null });
  });
});

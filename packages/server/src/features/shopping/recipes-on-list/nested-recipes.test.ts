import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { listCalls, lists, parsedList } from '../testing/lists-for-test.ts';

describeServer(
  'recipes within recipes on shopping lists',
  { cook: organizer },
  ({ server, cook, client }) => {
    const { create, read } = listCalls(() => client);

    let listId: string;
    let pasta: Recipe;
    let sauce: Recipe;
    let lasagne: Recipe;
    beforeEach(async () => {
      listId = (await create()).id;
      const food = async (name: string) => ({
        id: await server.food(cook.groupId, { name: `${name} ${crypto.randomUUID()}` }),
        name,
      });
      const [flour, tomato] = [await food('flour'), await food('tomato')];
      const unit = { name: 'gram', abbreviation: 'g' };
      pasta = await client.cook(`Pasta dough ${crypto.randomUUID()}`, {
        recipeYield: '600 g',
        recipeIngredient: [{ quantity: 300, unit, food: flour }, { note: '3 eggs' }],
      });
      sauce = await client.cook(`Tomato sauce ${crypto.randomUUID()}`, {
        recipeServings: 4,
        recipeIngredient: [{ quantity: 800, unit, food: tomato }, { note: 'salt' }],
      });
      lasagne = await client.cook(`Lasagne ${crypto.randomUUID()}`, {
        recipeIngredient: [
          { quantity: 100, unit, food: flour },
          { quantity: 300, unit, referencedRecipe: { id: pasta.id } },
          { quantity: 6, unit: { name: 'servings' }, referencedRecipe: { id: sauce.id } },
          { quantity: 2, unit: { name: 'jars' }, referencedRecipe: { id: sauce.id } },
        ],
      });
    });

    const put = async (body?: object) =>
      parsedList(await client.post(`${lists}/${listId}/recipe/${lasagne.id}`, body));
    const takeOff = async (recipeDecrementQuantity: number) =>
      parsedList(
        await client.post(`${lists}/${listId}/recipe/${lasagne.id}/delete`, { recipeDecrementQuantity }),
      );
    const amounts = ({ listItems }: Awaited<ReturnType<typeof read>>) =>
      listItems.map(
        ({ quantity, note, food }) => `${quantity} ${food?.name.split(' ')[0] ?? note.split(' ')[0]}`,
      );

    it('come as their ingredients, in the amounts that are needed of them, and refer to the recipe that was added', async () => {
      const list = await put({ recipeIncrementQuantity: 2 });
      expect(amounts(list)).toEqual(['500 flour', '1 3', '2400 tomato', '0 salt', '4 Tomato']);
      expect(
        list.listItems.flatMap(({ recipeReferences }) => recipeReferences?.map(({ recipeId }) => recipeId)),
      ).toEqual(list.listItems.map(() => lasagne.id));
    });

    it('say which recipe within brought them, and whether the outer one brings some itself', async () => {
      const list = await put({ recipeIncrementQuantity: 2 });
      const sources = (one: typeof list) =>
        one.listItems.map(({ recipeReferences }) =>
          recipeReferences.map(({ fromRecipes }) => fromRecipes.map((name) => name?.split(' ')[0] ?? null)),
        );
      const expected = [[[null, 'Pasta']], [['Pasta']], [['Tomato']], [['Tomato']], [[]]];
      expect(sources(list)).toEqual(expected);
      expect(sources(await put({ recipeIncrementQuantity: 1 }))).toEqual(expected);
      expect(sources(await takeOff(1))).toEqual(expected);
    });

    it('keep what brought them when a device ticks them and takes the tick back', async () => {
      const [, eggs] = (await put({ recipeIncrementQuantity: 2 })).listItems;
      const change = (fields: object) =>
        client.post('/api/households/shopping/changes', {
          device: 'phone',
          changes: [
            { kind: 'change', id: crypto.randomUUID(), listId, items: [{ id: eggs?.id, ...fields }] },
          ],
        });
      await change({ checked: true });
      await change({ checked: false, recipeReferences: eggs?.recipeReferences });
      expect((await read(listId)).listItems.find(({ id }) => id === eggs?.id)).toMatchObject({
        recipeReferences: [{ recipeId: lasagne.id, fromRecipes: [pasta.name] }],
      });
    });

    it('come from ingredients that a device has opened itself, with the names of their recipes', async () => {
      const recipeIngredients = [
        { note: '3 eggs', fromRecipe: 'Pasta dough' },
        { note: 'salt' },
        { note: 'salt', fromRecipe: 'Tomato sauce' },
      ];
      const { listItems } = await put({ recipeIncrementQuantity: 1, recipeIngredients });
      expect(listItems.map(({ recipeReferences: [share] }) => share?.fromRecipes)).toEqual([
        ['Pasta dough'],
        [null, 'Tomato sauce'],
      ]);
    });

    it('leave with it, and nothing stays', async () => {
      await put({ recipeIncrementQuantity: 3 });
      await takeOff(1);
      expect(amounts(await read(listId))).toEqual(['500 flour', '1 3', '2400 tomato', '0 salt', '4 Tomato']);
      expect((await takeOff(2)).listItems).toEqual([]);
    });

    it('come from ingredients that a client sends as well', async () => {
      const recipeIngredients = lasagne.recipeIngredient.slice(1, 3);
      const list = await put({ recipeIncrementQuantity: 1, recipeIngredients });
      expect(amounts(list)).toEqual(['150 flour', '0.5 3', '1200 tomato', '0 salt']);
    });

    it('stay one line while they wait in the trash', async () => {
      await client.delete(`/api/recipes/${sauce.slug}`);
      expect(amounts(await put())).toEqual(['250 flour', '0.5 3', '6 Tomato', '2 Tomato']);
    });

    it('added and removed in any nesting and amount, leave the list as it was', async () => {
      const amount = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3);
      const nestings = fc.record({
        parts: fc.array(
          fc.record({ foods: fc.array(amount, { maxLength: 2 }), inner: fc.array(amount, { maxLength: 2 }) }),
          { minLength: 2, maxLength: 5 },
        ),
        adds: fc.array(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 3 }),
      });
      const foods = await Promise.all(
        ['x', 'y'].map((name) => server.food(cook.groupId, { name: `${name} ${crypto.randomUUID()}` })),
      );
      const property = fc.asyncProperty(nestings, async ({ parts, adds }) => {
        let inner: Recipe | undefined;
        for (const part of parts) {
          const below = inner;
          inner = await client.cook(`Part ${crypto.randomUUID()}`, {
            recipeServings: 4,
            recipeIngredient: [
              ...part.foods.map((quantity, at) => ({ quantity, food: { id: foods[at % 2], name: 'food' } })),
              ...part.inner.flatMap((quantity) =>
                below ? [{ quantity, referencedRecipe: { id: below.id } }] : [],
              ),
              { note: '2 pinches salt' },
            ],
          });
        }
        const { id } = await create();
        await client.post('/api/households/shopping/items', {
          shoppingListId: id,
          note: 'soap',
          quantity: 1,
        });
        const path = `${lists}/${id}/recipe/${inner?.id}`;
        for (const recipeIncrementQuantity of adds)
          parsedList(await client.post(path, { recipeIncrementQuantity }));
        expect((await read(id)).listItems.length).toBeGreaterThan(1);
        for (const recipeDecrementQuantity of adds.toReversed())
          parsedList(await client.post(`${path}/delete`, { recipeDecrementQuantity }));
        expect((await read(id)).listItems.map(({ note, quantity }) => [note, quantity])).toEqual([
          ['soap', 1],
        ]);
      });
      await fc.assert(property, { numRuns: 8, seed: 36, endOnFailure: true });
    }, 120_000);
  },
);

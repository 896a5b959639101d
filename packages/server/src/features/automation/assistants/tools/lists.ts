import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  Recipe,
  ShoppingListItemsCollectionOut,
  ShoppingListOut,
  ShoppingListSummary,
  SuccessResponse,
} from '@hearth/contract';
import { scaleForServings } from '@hearth/domain/ingredients/scaling';
import { confirmation } from '../confirm-deletion.ts';
import { defineTool, key, recipeRef } from '../tool.ts';
import { buildAddress } from './recipes.ts';

const root = '/api/households/shopping';
const maxItems = 100;
const list = z.guid().describe('The id of a list, as list_shopping_lists says it');
const items = z
  .array(z.guid())
  .min(1)
  .max(maxItems)
  .describe('Ids of items, as read_shopping_list says them');
const ListPage = z.object({ items: z.array(ShoppingListSummary) });

/** Tools that read and change the shopping lists of the household. */
export const listTools = [
  defineTool({
    name: 'list_shopping_lists',
    title: 'Shopping lists',
    description: 'The shopping lists of the household',
    input: z.object({}),
    effect: 'read',
    run: async ({ api }) => {
      const page = await api.call(ListPage, { method: 'GET', url: `${root}/lists?perPage=-1` });
      return { lists: page.items.map(({ id, name }) => ({ id, name })) };
    },
  }),
  defineTool({
    name: 'read_shopping_list',
    title: 'Read a shopping list',
    description: 'The items of a shopping list: what is still to buy, and what is ticked',
    input: z.object({ list }),
    effect: 'read',
    run: async ({ api }, input) => {
      const found = await api.call(ShoppingListOut, { method: 'GET', url: `${root}/lists/${input.list}` });
      return {
        name: found.name,
        items: found.listItems.map(({ id, display, checked, label }) => ({
          id,
          text: display,
          checked,
          label: label?.name ?? null,
        })),
      };
    },
  }),
  defineTool({
    name: 'add_to_shopping_list',
    title: 'Add items to a list',
    description: 'Adds items to a shopping list, one line of text each: 2 l milk',
    input: z.object({ list, lines: z.array(z.string().trim().min(1).max(500)).min(1).max(maxItems), key }),
    effect: 'write',
    run: async ({ api }, { list: shoppingListId, lines, key: sentKey }) => {
      const body = lines.map((note, at) => ({
        shoppingListId,
        note,
        quantity: 1,
        ...(sentKey === undefined ? {} : { id: deriveId(`${shoppingListId} ${sentKey} ${at}`) }),
      }));
      const url = `${root}/items/create-bulk`;
      const { createdItems, updatedItems } = await api.call(ShoppingListItemsCollectionOut, {
        method: 'POST',
        url,
        body,
      });
      return { items: [...createdItems, ...updatedItems].map(({ id, display }) => ({ id, text: display })) };
    },
  }),
  defineTool({
    name: 'add_recipe_to_shopping_list',
    title: 'Add a recipe to a list',
    description: 'Adds the ingredients of a recipe to a shopping list, for a number of servings',
    input: z.object({ list, recipe: recipeRef, servings: z.number().positive().max(10_000).optional() }),
    effect: 'write',
    run: async ({ api }, input) => {
      const recipe = await api.call(Recipe, { method: 'GET', url: buildAddress(input.recipe) });
      const scale = scaleForServings(recipe, input.servings ?? null);
      const url = `${root}/lists/${input.list}/recipe/${recipe.id}`;
      const body = { recipeIncrementQuantity: scale };
      const changed = await api.call(ShoppingListOut, { method: 'POST', url, body });
      return { items: changed.listItems.filter(({ checked }) => !checked).length };
    },
  }),
  defineTool({
    name: 'tick_items',
    title: 'Tick items',
    description: 'Ticks items of a shopping list as bought, or takes the tick off again',
    input: z.object({ list, items, checked: z.boolean().default(true) }),
    effect: 'write',
    run: async ({ api }, { list: shoppingListId, items: ids, checked }) => {
      const body = ids.map((id) => ({ id, shoppingListId, checked }));
      await api.call(ShoppingListItemsCollectionOut, { method: 'PUT', url: `${root}/items`, body });
      return { ticked: checked, items: ids.length };
    },
  }),
  defineTool({
    name: 'remove_items',
    title: 'Remove items',
    description: 'Deletes items of a shopping list. To mark what was bought, use tick_items',
    input: z.object({ items, ...confirmation }),
    effect: 'delete',
    run: async ({ api }, { items: ids }) => {
      const query = new URLSearchParams(ids.map((id): [string, string] => ['ids', id]));
      await api.call(SuccessResponse, { method: 'DELETE', url: `${root}/items?${query.toString()}` });
      return { deleted: ids.length };
    },
  }),
];

/** An id that is the same for the same key, so that a repeated call adds nothing. */
function deriveId(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20, 32),
  ].join('-');
}

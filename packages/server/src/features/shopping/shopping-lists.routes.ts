import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyChanges } from './sync/changes.service.ts';
import { dropItems, postItems, putItems } from './items/item-writes.service.ts';
import { getItem, listItems } from './items/items.service.ts';
import { ListTexts } from './lists/list-cache.ts';
import { getLearnedOrder } from './lists/learned-order.service.ts';
import { sendCalendar } from '../../platform/http/answers/send-calendar.ts';
import { createListFeed, getListFeed, revokeListFeed } from './list-feed/list-feed.service.ts';
import { listTasks } from './list-feed/list-tasks.ts';
import { getUsualItems } from './usual/usual-items.service.ts';
import { addRecipes, removeRecipe } from './recipes-on-list/list-recipes.service.ts';
import {
  changeStore,
  createStore,
  forgetWalks,
  listStores,
  removeStore,
  saveFoodStores,
  saveStoreLabels,
} from './stores/stores.service.ts';
import { changeLabelSettings, changeList, createList, listLists, removeList } from './lists/lists.service.ts';

const removed = { message: '', error: false };

/** Routes of shopping lists, their items, and the recipes on them. */
export function shoppingListRoutes(routes: Routes, platform: Platform): void {
  listRoutes(routes, platform);
  recipeRoutes(routes, platform);
  itemRoutes(routes, platform);
  storeRoutes(routes, platform);
}

function listRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listShoppingLists, ({ scope, query }) => listLists(platform, scope, query));
  routes.member(operations.createShoppingList, ({ scope, body }) => createList(platform, scope, body));
  const texts = new ListTexts(platform);
  routes.member(operations.getShoppingList, ({ scope, params }) => texts.get(scope, params.item_id));
  routes.member(operations.putShoppingList, ({ scope, params, body }) =>
    changeList(platform, scope, params.item_id, body),
  );
  routes.member(operations.patchShoppingList, ({ scope, params, body }) =>
    changeList(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteShoppingList, ({ scope, params }) =>
    removeList(platform, scope, params.item_id),
  );
  routes.member(operations.putShoppingListLabels, ({ scope, params, body }) =>
    changeLabelSettings(platform, scope, params.item_id, body),
  );
  routes.member(operations.getLearnedOrder, ({ scope, params }) =>
    getLearnedOrder(platform, scope, params.item_id),
  );
  feedRoutes(routes, platform);
  routes.member(operations.listUsualShoppingItems, ({ scope }) => getUsualItems(platform, scope));
  routes.member(operations.takeShoppingChanges, ({ scope, body }) => applyChanges(platform, scope, body));
}

function feedRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getShoppingListFeed, ({ scope, params }) =>
    getListFeed(platform, scope, params.item_id),
  );
  routes.member(operations.createShoppingListFeed, ({ scope, params }) =>
    createListFeed(platform, scope, params.item_id),
  );
  routes.member(operations.revokeShoppingListFeed, ({ scope, params }) =>
    revokeListFeed(platform, scope, params.item_id),
  );
  routes.public(operations.shoppingListTasks, async ({ params, locale, request, reply }) => {
    const { item_id: listId, token } = params;
    const text = await listTasks(platform, { listId, token }, locale);
    return sendCalendar({ text, fileName: 'shopping-list.ics' }, request, reply);
  });
}

function recipeRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.addRecipesToShoppingList, ({ scope, params, body }) =>
    addRecipes(platform, scope, params.item_id, body),
  );
  routes.member(operations.addRecipeToShoppingList, ({ scope, params, body }) => {
    const { recipeIncrementQuantity = 1, recipeIngredients } = body ?? {};
    return addRecipes(platform, scope, params.item_id, [
      { recipeId: params.recipe_id, recipeIncrementQuantity, recipeIngredients },
    ]);
  });
  routes.member(operations.removeRecipeFromShoppingList, ({ scope, params, body }) =>
    removeRecipe(platform, scope, {
      listId: params.item_id,
      recipeId: params.recipe_id,
      times: body?.recipeDecrementQuantity ?? 1,
    }),
  );
}

function storeRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listStores, ({ scope }) => listStores(platform, scope));
  routes.member(operations.createStore, ({ scope, body }) => createStore(platform, scope, body));
  routes.member(operations.putStore, ({ scope, params, body }) =>
    changeStore(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteStore, ({ scope, params }) => removeStore(platform, scope, params.item_id));
  routes.member(operations.putStoreLabels, ({ scope, params, body }) =>
    saveStoreLabels(platform, scope, { storeId: params.item_id, labelIds: body.labelIds }),
  );
  routes.member(operations.deleteStoreWalks, ({ scope, params }) =>
    forgetWalks(platform, scope, params.item_id),
  );
  routes.member(operations.putFoodStores, ({ scope, params, body }) =>
    saveFoodStores(platform, scope, { foodId: params.item_id, storeIds: body.storeIds }),
  );
}

function itemRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listShoppingItems, ({ scope, query }) => listItems(platform, scope, query));
  routes.member(operations.createShoppingItem, ({ scope, body }) => postItems(platform, scope, [body]));
  routes.member(operations.createShoppingItems, ({ scope, body }) => postItems(platform, scope, body));
  routes.member(operations.putShoppingItems, ({ scope, body }) => putItems(platform, scope, body));
  routes.member(operations.deleteShoppingItems, async ({ scope, query }) => {
    await dropItems(platform, scope, query.ids);
    return removed;
  });
  routes.member(operations.getShoppingItem, ({ scope, params }) => getItem(platform, scope, params.item_id));
  routes.member(operations.putShoppingItem, ({ scope, params, body }) =>
    putItems(platform, scope, [{ ...body, id: params.item_id }]),
  );
  routes.member(operations.patchShoppingItem, ({ scope, params, body }) =>
    putItems(platform, scope, [{ ...body, id: params.item_id }]),
  );
  routes.member(operations.deleteShoppingItem, async ({ scope, params }) => {
    await dropItems(platform, scope, [params.item_id]);
    return removed;
  });
}

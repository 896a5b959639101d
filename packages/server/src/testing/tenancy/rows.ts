import type { Rows } from './row.ts';
import { accountRows } from './rows-accounts.ts';
import { aiRows } from './rows-ai.ts';
import { bulkActionRows } from './rows-bulk-actions.ts';
import { cookbookRows } from './rows-cookbooks.ts';
import { kitchenRows } from './rows-kitchen.ts';
import { mealPlanRows } from './rows-meal-plans.ts';
import { notifierRows } from './rows-notifiers.ts';
import { organizerRows } from './rows-organizers.ts';
import { peopleRows } from './rows-people.ts';
import { placeRows } from './rows-places.ts';
import { publicRows } from './rows-public.ts';
import { recipeActionRows } from './rows-recipe-actions.ts';
import { webhookRows } from './rows-webhooks.ts';
import { recipeRows } from './rows-recipes.ts';
import { reportRows } from './rows-reports.ts';
import { serverRows } from './rows-server.ts';
import { shoppingRows } from './rows-shopping.ts';
import { shoppingChangeRows } from './rows-shopping-changes.ts';
import { storeRows } from './rows-stores.ts';
import { togetherRows } from './rows-together.ts';
import { wayInRows } from './rows-ways-in.ts';

/** The expectations of all operations. */
export const rowsOfAll: Rows = {
  ...accountRows,
  ...aiRows,
  ...recipeRows,
  ...togetherRows,
  ...organizerRows,
  ...kitchenRows,
  ...peopleRows,
  ...publicRows,
  ...placeRows,
  ...serverRows,
  ...wayInRows,
  ...cookbookRows,
  ...bulkActionRows,
  ...recipeActionRows,
  ...webhookRows,
  ...notifierRows,
  ...mealPlanRows,
  ...shoppingRows,
  ...shoppingChangeRows,
  ...storeRows,
  ...reportRows,
};

import { apiTokenOperations } from './api-tokens.ts';
import { adminJobOperations } from './admin-jobs.ts';
import { adminPlaceOperations } from './admin-places.ts';
import { adminServerOperations, maintenanceOperations } from './admin-server.ts';
import { accountOperations } from './accounts.ts';
import { appOperations } from './app.ts';
import { bulkActionOperations } from './bulk-actions.ts';
import { cookbookOperations } from './cookbooks.ts';
import { downloadOperations } from './downloads.ts';
import { eventNotificationOperations } from './event-notifications.ts';
import { exploreOperations } from './explore.ts';
import { foodOperations } from './foods.ts';
import { groupOperations } from './groups.ts';
import { ingredientParserOperations } from './ingredient-parser.ts';
import { invitationOperations } from './invitations.ts';
import { labelOperations } from './labels.ts';
import { liveOperations } from './live.ts';
import { mediaOperations } from './media.ts';
import { mealPlanRuleOperations } from './meal-plan-rules.ts';
import { mealPlanOperations } from './meal-plans.ts';
import { memberOperations } from './members.ts';
import { organizerOperations } from './organizers.ts';
import { preferenceOperations } from './preferences.ts';
import { seederOperations } from './seeders.ts';
import { secondFactorOperations } from './second-factor.ts';
import { passwordResetOperations } from './password-reset.ts';
import { ratingOperations } from './ratings.ts';
import { recipeActionOperations } from './recipe-actions.ts';
import { recipeImportOperations } from './recipe-imports.ts';
import { recipeOperations } from './recipe-operations.ts';
import { shoppingChangeOperations } from './shopping-changes.ts';
import { reportOperations } from './reports.ts';
import { shoppingItemOperations } from './shopping-items.ts';
import { shoppingListOperations } from './shopping-lists.ts';
import { suggestionOperations } from './recipe-suggestions.ts';
import { togetherOperations } from './recipe-together.ts';
import { registrationOperations } from './registration.ts';
import { sessionOperations } from './sessions.ts';
import { setupOperations } from './setup.ts';
import { singleSignOnOperations } from './single-sign-on.ts';
import { siteSettingsOperations } from './site-settings.ts';
import { userOperations } from './users.ts';
import { validatorOperations } from './validators.ts';
import { webhookOperations } from './webhooks.ts';

/** Every operation the server offers, by name. The OpenAPI document and the tenancy matrix are generated from it. */
export const operations = {
  ...appOperations,
  ...setupOperations,
  ...sessionOperations,
  ...singleSignOnOperations,
  ...secondFactorOperations,
  ...apiTokenOperations,
  ...userOperations,
  ...groupOperations,
  ...recipeOperations,
  ...recipeImportOperations,
  ...togetherOperations,
  ...suggestionOperations,
  ...organizerOperations,
  ...foodOperations,
  ...ingredientParserOperations,
  ...labelOperations,
  ...seederOperations,
  ...ratingOperations,
  ...exploreOperations,
  ...liveOperations,
  ...mediaOperations,
  ...validatorOperations,
  ...webhookOperations,
  ...adminJobOperations,
  ...siteSettingsOperations,
  ...memberOperations,
  ...preferenceOperations,
  ...adminPlaceOperations,
  ...adminServerOperations,
  ...maintenanceOperations,
  ...downloadOperations,
  ...cookbookOperations,
  ...mealPlanOperations,
  ...mealPlanRuleOperations,
  ...bulkActionOperations,
  ...recipeActionOperations,
  ...eventNotificationOperations,
  ...registrationOperations,
  ...invitationOperations,
  ...passwordResetOperations,
  ...accountOperations,
  ...shoppingListOperations,
  ...shoppingChangeOperations,
  ...shoppingItemOperations,
  ...reportOperations,
};

export type OperationName = keyof typeof operations;

/** Older paths that answer as the path of today: for clients written before it existed. */
export const aliases: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/api/groups/statistics', to: '/api/households/statistics' },
  { from: '/api/recipes/create-url', to: '/api/recipes/create/url' },
  { from: '/api/recipes/create-from-zip', to: '/api/recipes/create/zip' },
  { from: '/api/explore/recipes/{group_slug}', to: '/api/explore/groups/{group_slug}/recipes' },
  {
    from: '/api/explore/recipes/{group_slug}/{recipe_slug}',
    to: '/api/explore/groups/{group_slug}/recipes/{recipe_slug}',
  },
  { from: '/api/groups/cookbooks', to: '/api/households/cookbooks' },
  { from: '/api/groups/cookbooks/{item_id}', to: '/api/households/cookbooks/{item_id}' },
  { from: '/api/recipes/comments', to: '/api/comments' },
  { from: '/api/recipes/comments/{item_id}', to: '/api/comments/{item_id}' },
  { from: '/api/groups/webhooks', to: '/api/households/webhooks' },
  { from: '/api/groups/webhooks/{item_id}', to: '/api/households/webhooks/{item_id}' },
  { from: '/api/groups/invitations', to: '/api/households/invitations' },
  { from: '/api/groups/invitations/email', to: '/api/households/invitations/email' },
  { from: '/api/groups/mealplans', to: '/api/households/mealplans' },
  { from: '/api/groups/mealplans/random', to: '/api/households/mealplans/random' },
  { from: '/api/groups/mealplans/rules', to: '/api/households/mealplans/rules' },
  { from: '/api/groups/mealplans/rules/{item_id}', to: '/api/households/mealplans/rules/{item_id}' },
  { from: '/api/groups/mealplans/today', to: '/api/households/mealplans/today' },
  { from: '/api/groups/mealplans/{item_id}', to: '/api/households/mealplans/{item_id}' },
  { from: '/api/groups/shopping/lists', to: '/api/households/shopping/lists' },
  { from: '/api/groups/shopping/lists/{item_id}', to: '/api/households/shopping/lists/{item_id}' },
  {
    from: '/api/groups/shopping/lists/{item_id}/recipe/{recipe_id}',
    to: '/api/households/shopping/lists/{item_id}/recipe/{recipe_id}',
  },
  {
    from: '/api/groups/shopping/lists/{item_id}/recipe/{recipe_id}/delete',
    to: '/api/households/shopping/lists/{item_id}/recipe/{recipe_id}/delete',
  },
  { from: '/api/groups/shopping/items', to: '/api/households/shopping/items' },
  { from: '/api/groups/shopping/items/create-bulk', to: '/api/households/shopping/items/create-bulk' },
  { from: '/api/groups/shopping/items/{item_id}', to: '/api/households/shopping/items/{item_id}' },
];

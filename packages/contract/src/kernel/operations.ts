import { apiTokenOperations } from '../people/api-tokens.ts';
import { adminJobOperations } from '../site/jobs.ts';
import { groupAdministrationOperations } from '../people/group-administration.ts';
import { backupOperations } from '../site/backups.ts';
import { adminServerOperations, maintenanceOperations } from '../site/server-info.ts';
import { accountOperations } from '../people/users.ts';
import { appOperations } from '../site/app-info.ts';
import { bulkActionOperations } from '../recipes/bulk-actions.ts';
import { cookbookShelfOperations } from '../recipes/cookbook-shelf.ts';
import { cookbookOperations } from '../recipes/cookbooks.ts';
import { doctorOperations } from '../site/doctor.ts';
import { downloadOperations } from '../site/downloads.ts';
import { eventNotificationOperations } from '../automation/notifiers.ts';
import { exploreOperations } from '../recipes/explore.ts';
import { foodOperations } from '../catalog/foods.ts';
import { groupOperations } from '../people/groups.ts';
import { ingredientCorrectionOperations } from '../catalog/ingredient-corrections.ts';
import { ingredientParserOperations } from '../catalog/ingredient-parser.ts';
import { invitationOperations } from '../people/invitations.ts';
import { labelOperations } from '../catalog/labels.ts';
import { liveOperations } from '../automation/live.ts';
import { mediaOperations } from './media.ts';
import { mealPlanRuleOperations } from '../meal-plans/rules.ts';
import { mealPlanDrawingOperations } from '../meal-plans/drawing.ts';
import { mealPlanOperations } from '../meal-plans/entries.ts';
import { planVarietyOperations } from '../meal-plans/variety.ts';
import { mealKindOperations } from '../meal-plans/kinds.ts';
import { recurringMealOperations } from '../meal-plans/recurring.ts';
import { planTemplateOperations } from '../meal-plans/templates.ts';
import { memberOperations } from '../people/members.ts';
import { organizerOperations } from '../recipes/organizers.ts';
import { preferenceOperations } from '../people/preferences.ts';
import { seederOperations } from '../catalog/seeders.ts';
import { secondFactorOperations } from '../people/second-factor.ts';
import { passwordResetOperations } from '../people/password-reset.ts';
import { ratingOperations } from '../recipes/ratings.ts';
import { recipeActionOperations } from '../recipes/recipe-actions.ts';
import { aiProviderOperations, createWithAiOperations } from '../imports/ai-providers.ts';
import { recipeImportOperations } from '../imports/recipe-imports.ts';
import { recipeOperations } from '../recipes/recipe-operations.ts';
import { shoppingChangeOperations } from '../shopping/changes.ts';
import { storeOperations } from '../shopping/stores.ts';
import { migrationOperations } from '../imports/migrations.ts';
import { reportOperations } from '../imports/reports.ts';
import { shoppingItemOperations } from '../shopping/items.ts';
import { shoppingListOperations } from '../shopping/lists.ts';
import { listFeedOperations } from '../shopping/list-feed.ts';
import { usualItemOperations } from '../shopping/usual-items.ts';
import { starterOperations } from '../recipes/starters.ts';
import { substitutionOperations } from '../catalog/substitutions.ts';
import { suggestionOperations } from '../recipes/suggestions.ts';
import { togetherOperations } from '../recipes/together.ts';
import { registrationOperations } from '../people/registration.ts';
import { confirmationOperations } from '../people/confirmation.ts';
import { sessionOperations } from '../people/sessions.ts';
import { setupOperations } from '../people/setup.ts';
import { identityOperations } from '../people/identities.ts';
import { singleSignOnOperations } from '../people/single-sign-on.ts';
import { siteSettingsOperations } from '../site/settings.ts';
import { userOperations } from '../people/self.ts';
import { validatorOperations } from '../site/validators.ts';
import { webhookOperations } from '../automation/webhooks.ts';

/** Every operation the server offers, by name. The OpenAPI document and the tenancy matrix are generated from it. */
export const operations = {
  ...appOperations,
  ...setupOperations,
  ...sessionOperations,
  ...confirmationOperations,
  ...singleSignOnOperations,
  ...identityOperations,
  ...secondFactorOperations,
  ...apiTokenOperations,
  ...userOperations,
  ...groupOperations,
  ...recipeOperations,
  ...recipeImportOperations,
  ...createWithAiOperations,
  ...aiProviderOperations,
  ...togetherOperations,
  ...suggestionOperations,
  ...organizerOperations,
  ...foodOperations,
  ...substitutionOperations,
  ...ingredientParserOperations,
  ...ingredientCorrectionOperations,
  ...labelOperations,
  ...seederOperations,
  ...starterOperations,
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
  ...groupAdministrationOperations,
  ...adminServerOperations,
  ...backupOperations,
  ...doctorOperations,
  ...maintenanceOperations,
  ...downloadOperations,
  ...cookbookOperations,
  ...cookbookShelfOperations,
  ...mealPlanOperations,
  ...mealKindOperations,
  ...recurringMealOperations,
  ...planTemplateOperations,
  ...mealPlanRuleOperations,
  ...mealPlanDrawingOperations,
  ...planVarietyOperations,
  ...bulkActionOperations,
  ...recipeActionOperations,
  ...eventNotificationOperations,
  ...registrationOperations,
  ...invitationOperations,
  ...passwordResetOperations,
  ...accountOperations,
  ...shoppingListOperations,
  ...listFeedOperations,
  ...usualItemOperations,
  ...shoppingChangeOperations,
  ...storeOperations,
  ...shoppingItemOperations,
  ...reportOperations,
  ...migrationOperations,
};

export type OperationName = keyof typeof operations;

type All = typeof operations;

/**
 * The operations by method and path, such as `GET /api/recipes/{slug}`: a type only, for callers that name an operation
 * by them.
 */
export interface OperationsByRoute extends ByRoute {}
type ByRoute = { readonly [N in OperationName as `${All[N]['method']} ${All[N]['path']}`]: All[N] };

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

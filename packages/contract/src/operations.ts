import { apiTokenOperations } from './api-tokens.ts';
import { adminPlaceOperations } from './admin-places.ts';
import { adminServerOperations, maintenanceOperations } from './admin-server.ts';
import { accountOperations } from './accounts.ts';
import { appOperations } from './app.ts';
import { bulkActionOperations } from './bulk-actions.ts';
import { cookbookOperations } from './cookbooks.ts';
import { downloadOperations } from './downloads.ts';
import { exploreOperations } from './explore.ts';
import { foodOperations } from './foods.ts';
import { groupOperations } from './groups.ts';
import { invitationOperations } from './invitations.ts';
import { labelOperations } from './labels.ts';
import { mediaOperations } from './media.ts';
import { memberOperations } from './members.ts';
import { organizerOperations } from './organizers.ts';
import { preferenceOperations } from './preferences.ts';
import { seederOperations } from './seeders.ts';
import { secondFactorOperations } from './second-factor.ts';
import { passwordResetOperations } from './password-reset.ts';
import { ratingOperations } from './ratings.ts';
import { recipeActionOperations } from './recipe-actions.ts';
import { recipeOperations } from './recipe-operations.ts';
import { suggestionOperations } from './recipe-suggestions.ts';
import { togetherOperations } from './recipe-together.ts';
import { registrationOperations } from './registration.ts';
import { sessionOperations } from './sessions.ts';
import { setupOperations } from './setup.ts';
import { singleSignOnOperations } from './single-sign-on.ts';
import { siteSettingsOperations } from './site-settings.ts';
import { userOperations } from './users.ts';
import { validatorOperations } from './validators.ts';

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
  ...togetherOperations,
  ...suggestionOperations,
  ...organizerOperations,
  ...foodOperations,
  ...labelOperations,
  ...seederOperations,
  ...ratingOperations,
  ...exploreOperations,
  ...mediaOperations,
  ...validatorOperations,
  ...siteSettingsOperations,
  ...memberOperations,
  ...preferenceOperations,
  ...adminPlaceOperations,
  ...adminServerOperations,
  ...maintenanceOperations,
  ...downloadOperations,
  ...cookbookOperations,
  ...bulkActionOperations,
  ...recipeActionOperations,
  ...registrationOperations,
  ...invitationOperations,
  ...passwordResetOperations,
  ...accountOperations,
};

export type OperationName = keyof typeof operations;

/** Older paths that answer as the path of today: for clients written before it existed. */
export const aliases: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/api/groups/statistics', to: '/api/households/statistics' },
  { from: '/api/recipes/create-url', to: '/api/recipes/create/url' },
  { from: '/api/explore/recipes/{group_slug}', to: '/api/explore/groups/{group_slug}/recipes' },
  {
    from: '/api/explore/recipes/{group_slug}/{recipe_slug}',
    to: '/api/explore/groups/{group_slug}/recipes/{recipe_slug}',
  },
  { from: '/api/groups/cookbooks', to: '/api/households/cookbooks' },
  { from: '/api/groups/cookbooks/{item_id}', to: '/api/households/cookbooks/{item_id}' },
  { from: '/api/recipes/comments', to: '/api/comments' },
  { from: '/api/recipes/comments/{item_id}', to: '/api/comments/{item_id}' },
  { from: '/api/groups/invitations', to: '/api/households/invitations' },
  { from: '/api/groups/invitations/email', to: '/api/households/invitations/email' },
];

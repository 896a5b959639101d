export * from './api-tokens.ts';
export * from './admin-jobs.ts';
export * from './admin-places.ts';
export * from './admin-server.ts';
export * from './accounts.ts';
export * from './app.ts';
export {
  CreateCookBook,
  longestCookbookName,
  type QueryFilterJSON,
  ReadCookBook,
  RecipeCookBook,
} from './cookbooks.ts';
export { GroupDataExport } from './bulk-actions.ts';
export * from './downloads.ts';
export * from './errors.ts';
export * from './explore.ts';
export * from './fields.ts';
export { limits } from './limits.ts';
export {
  CreateIngredientFood,
  CreateIngredientUnit,
  foodFamily,
  type IngredientWordKind,
  unitFamily,
} from './foods.ts';
export * from './groups.ts';
export { ParsedIngredient, type RegisteredParser } from './ingredient-parser.ts';
export * from './ingredients.ts';
export * from './invitations.ts';
export * from './labels.ts';
export * from './locales.ts';
export * from './meal-plan-rules.ts';
export * from './meal-plans.ts';
export * from './media.ts';
export * from './members.ts';
export * from './operation.ts';
export * from './operation-names.ts';
export * from './operations.ts';
export {
  CategoryIn,
  TagIn,
  RecipeToolCreate,
  CategorySummary,
  TagOut,
  organizerFamilies,
} from './organizers.ts';
export type { Organizer, OrganizerKind } from './organizers.ts';
export * from './paging.ts';
export * from './preferences.ts';
export * from './ratings.ts';
export {
  GroupEventNotifierCreate,
  GroupEventNotifierOptions,
  GroupEventNotifierOut,
  GroupEventNotifierUpdate,
} from './event-notifications.ts';
export { CreateGroupRecipeAction, GroupRecipeActionOut, GroupRecipeActionType } from './recipe-actions.ts';
export * from './recipes.ts';
export * from './recipe-imports.ts';
export * from './recipe-operations.ts';
export * from './reports.ts';
export * from './seeders.ts';
export * from './comments.ts';
export * from './recipe-assets.ts';
export * from './recipe-exports.ts';
export * from './recipe-history.ts';
export * from './recipe-suggestions.ts';
export * from './recipe-trash.ts';
export * from './share-tokens.ts';
export type { LiveChange } from './live.ts';
export * from './shopping-changes.ts';
export * from './shopping-items.ts';
export * from './shopping-lists.ts';
export * from './timeline.ts';
export * from './second-factor.ts';
export * from './password-reset.ts';
export * from './registration.ts';
export * from './sessions.ts';
export * from './setup.ts';
export * from './single-sign-on.ts';
export * from './site-settings.ts';
export * from './users.ts';
export * from './validators.ts';
export * from './webhooks.ts';

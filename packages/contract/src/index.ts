export * from './people/api-tokens.ts';
export * from './site/jobs.ts';
export * from './people/group-administration.ts';
export * from './people/confirmation.ts';
export * from './site/backups.ts';
export * from './site/server-info.ts';
export * from './people/users.ts';
export * from './site/app-info.ts';
export {
  CreateCookBook,
  maxCookbookNameLength,
  type NewCookBook,
  type PickedRecipes,
  type QueryFilterJSON,
  ReadCookBook,
  RecipeCookBook,
} from './recipes/cookbooks.ts';
export { type CookbookCover, maxCoverPictures } from './recipes/cookbook-shelf.ts';
export { GroupDataExport, IngredientsRead } from './recipes/bulk-actions.ts';
export * from './site/doctor.ts';
export * from './site/downloads.ts';
export * from './kernel/errors.ts';
export * from './recipes/explore.ts';
export * from './kernel/fields.ts';
export { limits } from './kernel/limits.ts';
export {
  type CatalogEntryKind,
  CreateIngredientFood,
  CreateIngredientUnit,
  foodFamily,
  unitFamily,
} from './catalog/foods.ts';
export { EntryUses, maxNamedUses } from './catalog/uses.ts';
export {
  AiProvider,
  AiProviderSettings,
  type CreateAiProvider,
  type UpdateAiProvider,
  type UpdateAiProviderSettings,
} from './imports/ai-providers.ts';
export * from './people/groups.ts';
export {
  type CorrectedIngredient,
  IngredientCorrection,
  type IngredientLessons,
  type TaughtCorrection,
} from './catalog/ingredient-corrections.ts';
export {
  ingredientLanguages,
  ParsedIngredient,
  type RegisteredParser,
  registeredParsers,
} from './catalog/ingredient-parser.ts';
export * from './recipes/ingredients.ts';
export {
  type LineSubstitution,
  RecipeSubstitutions,
  type SentSubstitution,
  type Substitution,
  Substitutions,
} from './catalog/substitutions.ts';
export * from './people/identities.ts';
export * from './people/invitations.ts';
export * from './catalog/labels.ts';
export * from './kernel/locales.ts';
export * from './meal-plans/rules.ts';
export * from './meal-plans/drawing.ts';
export * from './meal-plans/entries.ts';
export * from './meal-plans/variety.ts';
export * from './meal-plans/kinds.ts';
export * from './meal-plans/meal-types.ts';
export * from './meal-plans/recurring.ts';
export * from './meal-plans/templates.ts';
export * from './kernel/media.ts';
export * from './people/members.ts';
export * from './kernel/operation.ts';
export * from './kernel/operation-names.ts';
export * from './kernel/operations.ts';
export {
  CategoryIn,
  TagIn,
  RecipeToolCreate,
  CategorySummary,
  TagOut,
  organizerFamilies,
} from './recipes/organizers.ts';
export type { Organizer, OrganizerCounts, OrganizerKind } from './recipes/organizers.ts';
export * from './kernel/paging.ts';
export * from './people/preferences.ts';
export * from './recipes/ratings.ts';
export {
  GroupEventNotifierCreate,
  GroupEventNotifierOptions,
  GroupEventNotifierOut,
  GroupEventNotifierUpdate,
} from './automation/notifiers.ts';
export {
  CreateGroupRecipeAction,
  GroupRecipeActionOut,
  GroupRecipeActionType,
  type RecipeActionWaiting,
} from './recipes/recipe-actions.ts';
export {
  RecipeCategory,
  RecipeSummary,
  RecipeTag,
  RecipeTool,
  ReferencedRecipe,
} from './recipes/recipe-summary.ts';
export * from './recipes/recipes.ts';
export * from './imports/migrations.ts';
export * from './imports/recipe-imports.ts';
export * from './recipes/recipe-operations.ts';
export * from './imports/reports.ts';
export * from './catalog/seeders.ts';
export * from './recipes/comments.ts';
export * from './recipes/assets.ts';
export * from './recipes/computed-nutrition.ts';
export * from './recipes/cup-weights.ts';
export * from './recipes/exports.ts';
export * from './recipes/history.ts';
export * from './recipes/suggestions.ts';
export * from './recipes/starters.ts';
export * from './recipes/trash.ts';
export * from './recipes/sharing.ts';
export type { LiveChange } from './automation/live.ts';
export * from './shopping/changes.ts';
export * from './shopping/stores.ts';
export * from './shopping/items.ts';
export * from './shopping/list-feed.ts';
export * from './shopping/lists.ts';
export * from './shopping/usual-items.ts';
export * from './recipes/timeline.ts';
export * from './people/second-factor.ts';
export * from './people/password-reset.ts';
export * from './people/registration.ts';
export * from './people/sessions.ts';
export * from './people/setup.ts';
export * from './people/single-sign-on.ts';
export * from './site/settings.ts';
export * from './people/self.ts';
export * from './site/validators.ts';
export * from './automation/webhooks.ts';

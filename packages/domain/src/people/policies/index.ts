/**
 * Who may do what. The server enforces these rules, the web app hides what they forbid. They take plain shapes and
 * answer yes or no; null stands for a visitor who is not signed in.
 */
export {
  type Actor,
  allRights,
  isMember,
  isOwnGroup,
  type Rights,
  type RightsFlags,
  readRights,
} from './actor.ts';
export {
  mayBulkChangeRecipe,
  mayChangeLock,
  mayChangeOwner,
  mayCreate,
  mayDeleteRecipe,
  mayDuplicateRecipe,
  mayEditRecipe,
  mayHandToHousehold,
  mayMarkMade,
  mayRate,
  mayReadRecipe,
  type OwnedRecipe,
  type RecipeQuestion,
} from './recipe-policies.ts';
export {
  mayAdminister,
  mayChangeRatingsOf,
  mayEditComment,
  mayEditUser,
  mayInvite,
  mayManageGroup,
  mayManageHousehold,
  mayOrganize,
  maySetPermissions,
  mayUseAdvanced,
  type Member,
} from './member-policies.ts';
export { householdHeir, type PossibleHeir, recipeHeir } from './recipe-heir.ts';

import { type Actor, isMember } from './actor.ts';
import { mayOrganize } from './member-policies.ts';

/** What decides about a recipe. */
export interface OwnedRecipe {
  /** The owner. */
  userId: string;
  groupId: string;
  /** The owner's present household. */
  householdId: string;
  /** `settings.locked` of the recipe. */
  locked: boolean;
  /** `lockRecipeEditsFromOtherHouseholds` of the recipe's household; null or undefined counts as true. */
  householdLocksEdits: boolean | null | undefined;
}

/** A user and a recipe. */
export interface RecipeQuestion {
  actor: Actor | null;
  recipe: OwnedRecipe;
}

type Membership = { actor: Pick<Actor, 'groupId'> | null; recipe: Pick<OwnedRecipe, 'groupId'> };

/**
 * The owner always; members of another household not while the owner's household locks its recipes; no other user while
 * the recipe is locked. Administrators have no exception.
 */
export function mayEditRecipe({ actor, recipe }: RecipeQuestion): boolean {
  if (actor === null || !isMember(actor, recipe.groupId)) return false;
  if (actor.userId === recipe.userId) return true;
  const isOtherHousehold = actor.householdId !== recipe.householdId;
  if (isOtherHousehold && recipe.householdLocksEdits !== false) return false;
  return !recipe.locked;
}

/** Those who may edit a recipe may delete it. */
export function mayDeleteRecipe(question: RecipeQuestion): boolean {
  return mayEditRecipe(question);
}

/** Only the owner locks and unlocks. */
export function mayChangeLock({ actor, recipe }: RecipeQuestion): boolean {
  return actor !== null && isMember(actor, recipe.groupId) && actor.userId === recipe.userId;
}

/** Any member of the group, regardless of the household's privacy. The explore policies decide about public pages. */
export function mayReadRecipe({ actor, recipe }: Membership): boolean {
  return isMember(actor, recipe.groupId);
}

/** Rating and favourites: any member of the group. */
export function mayRate({ actor, recipe }: Membership): boolean {
  return isMember(actor, recipe.groupId);
}

/** Marking a recipe as made today: any member of the group; locks do not count. */
export function mayMarkMade({ actor, recipe }: Membership): boolean {
  return isMember(actor, recipe.groupId);
}

/** Transferring a recipe to another user: its owner, and administrators who may edit it. */
export function mayChangeOwner({ actor, recipe }: RecipeQuestion): boolean {
  if (actor === null || !isMember(actor, recipe.groupId)) return false;
  return actor.userId === recipe.userId || actor.admin;
}

/**
 * Whether a recipe may be transferred to a user of that household. Within a household it may; another household would
 * own, show and print a recipe that it never agreed to, so that takes a manager of the group.
 */
export function mayHandToHousehold(
  rights: { readonly admin: boolean; readonly canManage: boolean },
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  return from === to || rights.admin || rights.canManage;
}

/** Any member of the group; the copy belongs to the user who makes it. */
export function mayDuplicateRecipe({ actor, recipe }: Membership): boolean {
  return isMember(actor, recipe.groupId);
}

/**
 * Changing a recipe in bulk: users who may edit it, and other users' recipes only with the right to organize.
 */
export function mayBulkChangeRecipe({ actor, recipe }: RecipeQuestion): boolean {
  if (actor === null || !mayEditRecipe({ actor, recipe })) return false;
  return actor.userId === recipe.userId || mayOrganize(actor);
}

/** Creating recipes, planning them and listing their ingredients: members of the group shown. */
export function mayCreate(actor: Pick<Actor, 'groupId'> | null, groupId: string): boolean {
  return isMember(actor, groupId);
}

import type { Actor, Rights } from './actor.ts';

type Holder<Right extends keyof Rights> = Pick<Rights, Right> | null;

/** Everything under the administration: all groups, users and the server itself. */
export function mayAdminister(actor: Holder<'admin'>): boolean {
  return actor?.admin === true;
}

/** Creating invitations. */
export function mayInvite(actor: Holder<'canInvite' | 'admin'>): boolean {
  return holds(actor, 'canInvite');
}

/** Changing the preferences of the own household. */
export function mayManageHousehold(actor: Holder<'canManageHousehold' | 'admin'>): boolean {
  return holds(actor, 'canManageHousehold');
}

/** Changing the preferences of the own group, and the rights of people. */
export function mayManageGroup(actor: Holder<'canManage' | 'admin'>): boolean {
  return holds(actor, 'canManage');
}

/**
 * Renaming and deleting shared entries of the group (categories, tags, tools, foods, units, labels) and changing
 * other users' recipes in bulk. Every member may add entries, because writing and importing recipes does so.
 */
export function mayOrganize(actor: Holder<'canOrganize' | 'admin'>): boolean {
  return holds(actor, 'canOrganize');
}

/** Seeing the advanced features: API tokens, webhooks, notifiers. A rule of the web app only. */
export function mayUseAdvanced(actor: Holder<'advanced' | 'admin'>): boolean {
  return holds(actor, 'advanced');
}

/** Whose rights are in question. */
export interface Member {
  userId: string;
  groupId: string;
  householdId: string;
}

/**
 * Setting the rights of a member: with `canManage`, in the own household, and never one's own, so that no user loses
 * the right to undo it.
 */
export function maySetPermissions(actor: Actor | null, member: Member): boolean {
  if (actor === null || !holds(actor, 'canManage') || actor.userId === member.userId) return false;
  return actor.groupId === member.groupId && actor.householdId === member.householdId;
}

/** Changing a user's own data: the user, or an administrator. */
export function mayEditUser(actor: Pick<Actor, 'userId' | 'admin'> | null, userId: string): boolean {
  return actor !== null && (actor.userId === userId || actor.admin);
}

/** Changing the ratings and favourites of a user: the user, or an administrator. */
export function mayChangeRatingsOf(actor: Pick<Actor, 'userId' | 'admin'> | null, userId: string): boolean {
  return mayEditUser(actor, userId);
}

/** Changing and deleting a comment: its author, or an administrator. */
export function mayEditComment(
  actor: Pick<Actor, 'userId' | 'admin'> | null,
  comment: { userId: string },
): boolean {
  return mayEditUser(actor, comment.userId);
}

function holds<Right extends keyof Rights>(
  actor: Pick<Rights, Right | 'admin'> | null,
  right: Right,
): boolean {
  return actor !== null && (actor.admin || actor[right]);
}

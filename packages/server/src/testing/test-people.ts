type Right = 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize' | 'advanced';

/** Who a member is, wherever they live. */
export interface PersonOptions {
  readonly admin?: boolean;
  /** Rights of a user who is no administrator. */
  readonly rights?: readonly Right[];
  /** A bcrypt hash, for members who sign in with a password. */
  readonly passwordHash?: string;
}

/** Who a member is, and where they live. */
export interface MemberOptions extends PersonOptions {
  readonly household?: { readonly id: string; readonly groupId: string };
}

/** What a household is like. */
export interface HouseholdOptions {
  readonly groupId?: string;
  readonly isPrivate?: boolean;
  /** Whether other households may not edit its recipes. */
  readonly locksEdits?: boolean;
}

/** A member who may change what the household shares: organizers, foods, units and labels. */
export const organizer: MemberOptions = { rights: ['canOrganize'] };

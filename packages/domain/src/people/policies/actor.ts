/** The rights of a user, from the flags of the account. */
export interface Rights {
  admin: boolean;
  canInvite: boolean;
  canManage: boolean;
  canManageHousehold: boolean;
  canOrganize: boolean;
  advanced: boolean;
}

/** The flags as stored or sent; missing ones are false. */
export type RightsFlags = Partial<Record<keyof Rights, boolean | null | undefined>>;

/** The one who acts: whose user, group and household, with which rights. */
export interface Actor extends Rights {
  userId: string;
  groupId: string;
  householdId: string;
}

/** Every right: those of an administrator. */
export const allRights: Readonly<Rights> = {
  admin: true,
  canInvite: true,
  canManage: true,
  canManageHousehold: true,
  canOrganize: true,
  advanced: true,
};

/** The rights that flags give: an administrator has all of them, regardless of the other flags. */
export function readRights(flags: RightsFlags): Rights {
  if (flags.admin === true) return { ...allRights };
  return {
    admin: false,
    canInvite: flags.canInvite ?? false,
    canManage: flags.canManage ?? false,
    canManageHousehold: flags.canManageHousehold ?? false,
    canOrganize: flags.canOrganize ?? false,
    advanced: flags.advanced ?? false,
  };
}

/** Whether something of a group is the actor's to see. The wall between groups holds for administrators too. */
export function isMember(actor: Pick<Actor, 'groupId'> | null, groupId: string): boolean {
  return actor !== null && actor.groupId === groupId;
}

/** Whether the group named in an address is that of the one who looks; without a slug in the address it is. */
export function isOwnGroup(actor: { groupSlug: string } | null, groupSlug: string | null): boolean {
  return actor !== null && (groupSlug === null || actor.groupSlug === groupSlug);
}

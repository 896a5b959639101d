import type { TokenScope } from '@hearth/domain/token-access';
import type { Locale } from '../i18n/locales.ts';

/**
 * Who asks, and within which walls. Every query takes a scope, so that a query without one does not compile. Scopes are
 * sealed: only the functions of this file make them, and a hand-made or spread object is none. `memberScope` is for
 * authentication alone, `systemScope` for the files that the rule `sealed-scopes` lists (`tools/boundaries`).
 */

declare class Seal {
  /** Only the compiler knows it; spreading an object loses it. */
  protected readonly sealed: true;
}

/** What a signed-in person may do beyond the everyday. */
export interface Rights {
  readonly admin: boolean;
  readonly canInvite: boolean;
  readonly canManage: boolean;
  readonly canManageHousehold: boolean;
  readonly canOrganize: boolean;
}

/** What proved who the person is: a session of a device, or an API token. */
export type Credential =
  | { readonly kind: 'session'; readonly id: string }
  | {
      readonly kind: 'apiToken';
      readonly id: number;
      readonly scope: TokenScope;
      /** Named by the program that the token was made for; travels in events. */
      readonly integrationId: string;
    };

/** What authentication knows of a signed-in person inside a group and a household. */
export interface MemberFields {
  readonly groupId: string;
  readonly householdId: string;
  readonly householdSlug: string;
  readonly userId: string;
  readonly credential: Credential;
  readonly rights: Rights;
  /** Revision of the group's library when the request was authenticated. */
  readonly libraryRevision: number;
  /** The language of the request: what it tells others is written in it. */
  readonly locale: Locale;
}

/** A signed-in person inside a group and a household. */
export type MemberScope = Seal & MemberFields & { readonly kind: 'member' };

interface PublicFields {
  readonly groupId: string;
  readonly libraryRevision: number;
}

/** Anyone, looking at a group that shows itself to the public. */
export type PublicScope = Seal & PublicFields & { readonly kind: 'public' };

/** The program itself: start-up, sign-in, jobs. `purpose` says which, for the log. */
export type SystemScope = Seal & { readonly kind: 'system'; readonly purpose: string };

/** A scope that stands inside one group. */
export type GroupScope = MemberScope | PublicScope;

export type Scope = GroupScope | SystemScope;

/** The scope of a signed-in person, as authentication has found it. */
export function memberScope(fields: MemberFields): MemberScope {
  return { kind: 'member', ...fields } as MemberScope;
}

/** The same scope with the language of a request. */
export function withLocale(scope: MemberScope, locale: Locale): MemberScope {
  return { ...scope, locale } as MemberScope;
}

/** The same scope at another revision of the group's library. */
export function atRevision<S extends GroupScope>(scope: S, libraryRevision: number): S {
  return { ...scope, libraryRevision };
}

/** The scope of visitors of a group. The caller has made sure that they may see it. */
export function publicScope(groupId: string, libraryRevision = 0): PublicScope {
  return { kind: 'public', groupId, libraryRevision } as PublicScope;
}

const noRights: Rights = {
  admin: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
};

/** A scope that sees what everybody in a household sees, and is no user: for work of the schedule. */
export function householdScope(
  household: Pick<MemberFields, 'groupId' | 'householdId' | 'householdSlug'>,
): MemberScope {
  const credential: Credential = { kind: 'session', id: '' };
  return memberScope({
    ...household,
    userId: '',
    credential,
    rights: noRights,
    libraryRevision: 0,
    locale: 'en-US',
  });
}

/** The scope of work that the program does on its own account. */
export function systemScope(purpose: string): SystemScope {
  return { kind: 'system', purpose } as SystemScope;
}

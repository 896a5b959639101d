import type { TokenScope } from '@hearth/domain/people/token-access';
import type { Locale } from '../i18n/locales.ts';

/**
 * The caller and the tenant of a query. Every query takes a scope, so a query without one does not compile. Scopes are
 * sealed: only the functions of this file create them, and an object that is written by hand or spread is not one.
 * `memberScope` is for authentication only, `systemScope` for the files that the rule `sealed-scopes` of
 * `tools/boundaries` lists.
 */

declare class Seal {
  /** Exists for the compiler only; spreading an object loses it. */
  protected readonly sealed: true;
}

/** Permissions of a signed-in user. */
export interface Rights {
  readonly admin: boolean;
  readonly canInvite: boolean;
  readonly canManage: boolean;
  readonly canManageHousehold: boolean;
  readonly canOrganize: boolean;
}

/** How the user authenticated: a session of a device, or an API token. */
export type Credential =
  | {
      readonly kind: 'session';
      readonly id: string;
      /** Whether it is of the web app, and its user has not confirmed in the last minutes who it is. */
      readonly mustConfirm?: boolean;
    }
  | {
      readonly kind: 'apiToken';
      readonly id: number;
      readonly scope: TokenScope;
      /** Set by the program that the token was created for; included in events. */
      readonly integrationId: string;
    };

/** The fields of a {@link MemberScope}, as authentication reads them. */
export interface MemberFields {
  readonly groupId: string;
  readonly householdId: string;
  readonly householdSlug: string;
  readonly userId: string;
  readonly credential: Credential;
  readonly rights: Rights;
  /** Revision of the group's library at the time of authentication. */
  readonly libraryRevision: number;
  /** The language of the request; messages to others caused by it use it too. */
  readonly locale: Locale;
}

/** A signed-in user inside a group and a household. */
export type MemberScope = Seal & MemberFields & { readonly kind: 'member' };

interface PublicFields {
  readonly groupId: string;
  readonly libraryRevision: number;
}

/** An anonymous visitor of a public group. */
export type PublicScope = Seal & PublicFields & { readonly kind: 'public' };

/** The program itself: start-up, sign-in, jobs. `purpose` says what for, in logged errors of its transactions. */
export type SystemScope = Seal & { readonly kind: 'system'; readonly purpose: string };

/** A scope inside one group. */
export type GroupScope = MemberScope | PublicScope;

export type Scope = GroupScope | SystemScope;

/** The scope of a signed-in user; for authentication only. */
export function memberScope(fields: MemberFields): MemberScope {
  return { kind: 'member', ...fields } as MemberScope;
}

/** The same scope with the language of a request. */
export function withLocale(scope: MemberScope, locale: Locale): MemberScope {
  const fields: MemberFields & { readonly kind: 'member' } = scope;
  return { ...fields, locale } as MemberScope;
}

/** The same scope at another revision of the group's library. */
export function atRevision<S extends GroupScope>(scope: S, libraryRevision: number): S {
  // oxlint-disable-next-line typescript/no-misused-spread -- a scope with another revision is as good as the one given
  return { ...scope, libraryRevision };
}

/** The scope of anonymous visitors of a group; the caller has checked that the group is public. */
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

/** A scope that reads what all members of a household can read and belongs to no user: for scheduled jobs. */
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

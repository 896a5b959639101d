import type { TokenScope } from '@hearth/domain/token-access';
import type { Locale } from '../i18n/locales.ts';

/**
 * The caller and the tenant of a query. Every query takes a scope, so a query without one does not compile.
 */

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
  | { readonly kind: 'session'; readonly id: string }
  | {
      readonly kind: 'apiToken';
      readonly id: number;
      readonly scope: TokenScope;
      /** Set by the program that the token was created for; included in events. */
      readonly integrationId: string;
    };

/** A signed-in user inside a group and a household. */
export interface MemberScope {
  readonly kind: 'member';
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

/** An anonymous visitor of a public group. */
export interface PublicScope {
  readonly kind: 'public';
  readonly groupId: string;
  readonly libraryRevision: number;
}

/** The program itself: start-up, sign-in, jobs. `purpose` is for the log. */
export interface SystemScope {
  readonly kind: 'system';
  readonly purpose: string;
}

/** A scope inside one group. */
export type GroupScope = MemberScope | PublicScope;

export type Scope = GroupScope | SystemScope;

/** The scope of the program's own work. */
export function systemScope(purpose: string): SystemScope {
  return { kind: 'system', purpose };
}

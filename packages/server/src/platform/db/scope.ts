import type { TokenScope } from '@hearth/domain/token-access';
import type { Locale } from '../i18n/locales.ts';

/**
 * Who asks, and within which walls. Every query takes a scope, so that a query without one does not compile.
 */

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

/** A signed-in person inside a group and a household. */
export interface MemberScope {
  readonly kind: 'member';
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

/** Anyone, looking at a group that shows itself to the public. */
export interface PublicScope {
  readonly kind: 'public';
  readonly groupId: string;
  readonly libraryRevision: number;
}

/** The program itself: start-up, sign-in, jobs. `purpose` says which, for the log. */
export interface SystemScope {
  readonly kind: 'system';
  readonly purpose: string;
}

/** A scope that stands inside one group. */
export type GroupScope = MemberScope | PublicScope;

export type Scope = GroupScope | SystemScope;

/** The scope of work that the program does on its own account. */
export function systemScope(purpose: string): SystemScope {
  return { kind: 'system', purpose };
}

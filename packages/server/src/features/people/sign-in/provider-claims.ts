import type { Platform } from '../../../platform/platform.ts';

type OidcSettings = Platform['settings']['oidc'];
type Claims = Readonly<Record<string, unknown>>;

/** What a provider says of a user. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** The provider's permanent id of the user. */
  readonly subject: string;
  readonly username: string;
  readonly fullName: string;
  /** In lower case. */
  readonly email: string;
  /** Whether the provider, or the operator for it, vouches that the address belongs to the user. */
  readonly isEmailTrusted: boolean;
}

/** A claim that is not as it has to be. */
export interface ClaimProblem {
  readonly claim: string;
  readonly expected: string;
  readonly found: string;
}

/** The identity in the claims, or the first claim that is missing or is no text. */
export function readIdentity(oidc: OidcSettings, claims: Claims): ProviderIdentity | ClaimProblem {
  const needed = ['iss', 'sub', 'name', 'email', oidc.userClaim];
  const missing = needed.find((claim) => textClaim(claims, claim) === undefined);
  if (missing !== undefined)
    return { claim: missing, expected: 'a text that is not empty', found: describeClaim(claims[missing]) };
  const text = (claim: string): string => textClaim(claims, claim) ?? '';
  return {
    issuer: text('iss'),
    subject: text('sub'),
    username: textClaim(claims, 'preferred_username') ?? text(oidc.userClaim),
    fullName: text('name'),
    email: text('email').trim().toLowerCase(),
    isEmailTrusted: oidc.trustsEmail || isVerified(claims),
  };
}

/** The rights that the groups give the user, or that they do not admit the user. An absent claim is no groups. */
export function readRights(oidc: OidcSettings, claims: Claims): { isAdmin: boolean | null } | ClaimProblem {
  const { userGroup, adminGroup, groupsClaim } = oidc;
  const groups = readGroups(claims[groupsClaim]);
  const isAdmin = adminGroup === null ? null : groups.includes(adminGroup);
  if (userGroup === null || groups.includes(userGroup) || isAdmin === true) return { isAdmin };
  const expected = [userGroup, ...(adminGroup === null ? [] : [adminGroup])].join(' or ');
  return { claim: groupsClaim, expected, found: describeClaim(claims[groupsClaim]) };
}

/**
 * The names of groups or roles: a list, a single text, or an object whose keys they are, as roles that are granted in
 * several organizations (`{"cook": {"1": "example.org"}}`).
 */
function readGroups(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim];
  if (Array.isArray(claim)) return claim.filter((one) => typeof one === 'string');
  if (typeof claim !== 'object' || claim === null) return [];
  return Object.entries(claim).flatMap(([name, grant]) => (grant === false || grant === null ? [] : [name]));
}

/** Some providers write the claim as text. */
function isVerified({ email_verified }: Claims): boolean {
  return email_verified === true || email_verified === 'true';
}

function textClaim(claims: Claims, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const maxDescribed = 200;

/** A claim as the log shows it. */
function describeClaim(claim: unknown): string {
  return claim === undefined ? 'absent' : JSON.stringify(claim).slice(0, maxDescribed);
}

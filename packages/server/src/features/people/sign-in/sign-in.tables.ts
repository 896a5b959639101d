/** An identity of a provider and the account that it opens. */
export interface OidcIdentityRow {
  issuer: string;
  /** The provider's permanent id of the user. */
  subject: string;
  user_id: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    oidc_identities: OidcIdentityRow;
  }
}

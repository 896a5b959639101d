export interface TotpSecretRow {
  user_id: string;
  /** The secret of the authenticator, sealed with the server's key. */
  sealed_secret: string;
  /** 1 once the user has entered a valid code. */
  confirmed: number;
  /** The last time step whose code was used: no code is good twice. */
  last_step: number;
}

export interface RecoveryCodeRow {
  user_id: string;
  /** SHA-256 in hexadecimal digits. */
  code_hash: string;
}

export interface PasskeyRow {
  /** The credential's id as the authenticator made it, base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often the authenticator says it was used; 0 when it does not count. */
  counter: number;
  /** A JSON list of ways to reach the authenticator. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
}

/** A conversation with a browser that is under way: bound to a secret that only that browser has. */
export interface SignInFlowRow {
  /** SHA-256 of the browser's secret in hexadecimal digits. */
  id: string;
  kind: string;
  user_id: string | null;
  /** JSON; its content depends on `kind`. */
  data: string;
  expires_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    totp_secrets: TotpSecretRow;
    recovery_codes: RecoveryCodeRow;
    passkeys: PasskeyRow;
    sign_in_flows: SignInFlowRow;
  }
}

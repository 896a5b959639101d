export interface SessionRow {
  id: string;
  user_id: string;
  /** 1 if the user chose to stay signed in. */
  remember: number;
  created_at: string;
  expires_at: string;
  user_agent: string | null;
  /** To the hour. */
  last_seen_at: string | null;
  /** Always null: releases before 2.8.0 traded API tokens for sessions. */
  api_token_id: number | null;
}

/** Failed sign-ins, counted for the limits of `sign-in-lockout.ts`. */
export interface SignInFailureRow {
  /**
   * `name:<lower case>`, whether or not the name exists, `source:<name> <address>`, `account:<user id>`,
   * `known:<device or session of an account>` or `address:<address>`.
   */
  key: string;
  failures: number;
  /** The count expires at that instant. */
  counted_until: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    sessions: SessionRow;
    sign_in_failures: SignInFailureRow;
  }
}

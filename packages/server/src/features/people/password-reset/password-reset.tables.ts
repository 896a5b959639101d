/** A link to a new password. Only a digest of its token is kept: who reads the table can open nothing with it. */
export interface PasswordResetTokenRow {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    password_reset_tokens: PasswordResetTokenRow;
  }
}

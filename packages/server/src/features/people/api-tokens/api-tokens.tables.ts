import type { RowNumber } from '../../../platform/db/tables.ts';

export interface ApiTokenRow {
  id: RowNumber;
  user_id: string;
  name: string;
  /** Named by the program that the token was made for. */
  integration_id: string;
  /** One of `tokenScopes`. */
  scope: string;
  /** SHA-256 of the token in hexadecimal digits: the token itself is nowhere. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  /** To the hour. */
  last_used_at: string | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    api_tokens: ApiTokenRow;
  }
}

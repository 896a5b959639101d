/** An open invitation to a household. The token is listed to those who may invite, so it is kept as it is. */
export interface InviteTokenRow {
  /** A keyed hash of the token, by which it is found. */
  token: string;
  /** The token itself, sealed: those who may invite see it again. */
  sealed_token: string;
  /** The user who made it, who may be gone; null for invitations from before this was kept. */
  made_by: string | null;
  group_id: string;
  household_id: string;
  /** What those who join may do; null for invitations from before there was a choice. */
  role: string | null;
  uses_left: number;
  created_at: string;
  expires_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invite_tokens: InviteTokenRow;
  }
}

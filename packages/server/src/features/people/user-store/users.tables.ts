export interface UserRow {
  id: string;
  group_id: string;
  household_id: string;
  username: string;
  /** Lower case, so that names that differ in case only cannot both exist. */
  username_key: string;
  /** Lower case. */
  email: string;
  full_name: string;
  /** A bcrypt hash; never text that a user typed. */
  password: string;
  auth_method: string;
  admin: number;
  advanced: number;
  can_invite: number;
  can_manage: number;
  can_manage_household: number;
  can_organize: number;
  cache_key: string;
  /** Stored instant of the last sign-in; null before the first. */
  last_sign_in_at: string | null;
  /** 0 or 1. Kept for clients, as is the next. */
  show_announcements: number;
  last_read_announcement: string | null;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    users: UserRow;
  }
}

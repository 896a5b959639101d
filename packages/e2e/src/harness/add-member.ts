import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { HearthProcess } from './hearth-process.ts';

/** Somebody to be added beside the first administrator; the password is the same. */
export interface NewMember {
  readonly username: string;
  readonly fullName: string;
  readonly rights?: readonly (
    | 'advanced'
    | 'can_invite'
    | 'can_manage'
    | 'can_manage_household'
    | 'can_organize'
  )[];
  /** Id of another household, whose group the person joins. */
  readonly householdId?: string;
}

/** Writes an account into the database of the running server, and answers its id. */
export function addMember(hearth: HearthProcess, member: NewMember): string {
  const database = new DatabaseSync(join(hearth.folder, 'hearth.db'));
  try {
    const first = database.prepare('select * from users order by created_at limit 1').get() as Row;
    const home = database
      .prepare('select id, group_id from households where id = ?')
      .get(member.householdId ?? first['household_id']) as Row;
    const id = randomUUID();
    const has = (right: string) => Number(member.rights?.some((one) => one === right) ?? false);
    const row: Row = {
      ...first,
      id,
      group_id: home['group_id'],
      household_id: home['id'],
      username: member.username,
      username_key: member.username.toLowerCase(),
      email: `${member.username}@example.com`,
      full_name: member.fullName,
      admin: 0,
      advanced: has('advanced'),
      can_invite: has('can_invite'),
      can_manage: has('can_manage'),
      can_manage_household: has('can_manage_household'),
      can_organize: has('can_organize'),
    };
    const names = Object.keys(row);
    database
      .prepare(`insert into users (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
      .run(...names.map((name) => row[name] ?? null));
    return id;
  } finally {
    database.close();
  }
}

type Row = Record<string, string | number | null | undefined>;

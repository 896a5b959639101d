import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import { type Account, administrator, type HearthProcess } from './hearth-process.ts';

const require = createRequire(import.meta.url);

type Database = InstanceType<typeof Sqlite.DatabaseSync>;
type Values = Readonly<Record<string, string | number>>;

/** Who lives on the server beside the first administrator. Written into the database beside the running server. */
export class Homes {
  readonly #hearth: HearthProcess;

  constructor(hearth: HearthProcess) {
    this.#hearth = hearth;
  }

  /** The default group and household show themselves to everyone. */
  open(): void {
    this.#write((database) => {
      database.exec('update group_preferences set private_group = 0');
      database.exec('update household_preferences set private_household = 0');
    });
  }

  /** Another person of the administrator's household, without rights of their own. The password is the same. */
  addPerson(username: string, fullName: string): Account {
    return this.#write((database) => addPerson(database, { username, full_name: fullName }));
  }

  /** A group that hides from the public, with a household and a cook in it. */
  addPrivateGroup(name: string, cook: string): Account {
    return this.#write((database) => {
      const named = { name, slug: name.toLowerCase() };
      const group_id = copyRow(database, 'groups', named);
      copyRow(database, 'group_preferences', { group_id, private_group: 1 });
      database.prepare('insert into library_revisions (group_id, revision) values (?, 1)').run(group_id);
      const household_id = copyRow(database, 'households', { ...named, group_id });
      copyRow(database, 'household_preferences', { household_id });
      return addPerson(database, { username: cook, full_name: cook, group_id, household_id });
    });
  }

  #write<T>(change: (database: Database) => T): T {
    const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
    const database = new DatabaseSync(join(this.#hearth.folder, 'hearth.db'));
    try {
      database.exec('pragma busy_timeout = 5000');
      return change(database);
    } finally {
      database.close();
    }
  }
}

function addPerson(database: Database, values: Values & { username: string }): Account {
  const { username } = values;
  const email = `${username}@example.com`;
  const plain = { admin: 0, advanced: 0, can_invite: 0, can_manage: 0, can_manage_household: 0 };
  copyRow(database, 'users', { ...plain, username_key: username, email, ...values });
  return { email, username, password: administrator.password };
}

/** A row like the table's first one, with an id of its own and other values; answers the id. */
function copyRow(database: Database, table: string, values: Values): string {
  const model = database.prepare(`select * from ${table} limit 1`).get() as Record<string, string | number>;
  const id = randomUUID();
  const row = { ...model, ...values, id };
  const names = Object.keys(row);
  const places = names.map(() => '?').join(', ');
  database
    .prepare(`insert into ${table} (${names.join(', ')}) values (${places})`)
    .run(...Object.values(row));
  return id;
}

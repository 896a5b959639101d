import type { BoundStatement } from '../../platform/db/statement-observer.ts';

/**
 * Tables whose rows decide who enters and with which rights, with the columns that may be written without a person at a
 * device. All other columns, and rows that appear or go, need a session.
 */
export const guardedTables: Readonly<Record<string, readonly string[]>> = {
  users: ['full_name', 'advanced', 'cache_key', 'updated_at'],
  sessions: ['last_seen_at', 'expires_at'],
  api_tokens: ['last_used_at'],
  invite_tokens: [],
  meal_plan_feeds: [],
  oidc_identities: [],
  passkeys: [],
  password_reset_tokens: [],
  recovery_codes: [],
  sign_in_failures: [],
  sign_in_flows: [],
  site_settings: [],
  totp_secrets: [],
};

/** Tables with a column that sounds like a key, and why a token may write them. */
export const harmlessTables: Readonly<Record<string, string>> = {
  ai_providers:
    'a service is chosen or dropped; its key is sealed, never answered, and written in a session only',
  recipe_share_tokens: 'a link shows one recipe, which a full token may make public as well',
  bulk_imports: 'pages that wait to be imported',
  migrated_recipes: 'what an import has brought',
};

const quotedName = String.raw`"?(\w+)"?`;
const inserted = new RegExp(`^\\s*insert\\s+into\\s+${quotedName}`, 'i');
const deleted = new RegExp(`^\\s*delete\\s+from\\s+${quotedName}`, 'i');
const updated = new RegExp(`^\\s*update\\s+${quotedName}\\s+set\\s+(.*?)(?:\\swhere\\s|$)`, 'is');
const truncated = /^\s*truncate\s+(.*)$/i;
const assigned = new RegExp(`(?:^|,)\\s*${quotedName}\\s*=`, 'g');

/** Settings that the program makes for itself. */
const ownSettings: readonly unknown[] = ['installation-id'];

/** The guarded parts that a statement writes: tables whose rows come or go, or `table.column`. */
export function guardedWrites({ sql, parameters }: BoundStatement): string[] {
  if (sql.includes('site_settings') && ownSettings.includes(parameters[0])) return [];
  const [, whole] = inserted.exec(sql) ?? deleted.exec(sql) ?? [];
  if (whole !== undefined) return whole in guardedTables ? [whole] : [];
  const [, list] = truncated.exec(sql) ?? [];
  if (list !== undefined)
    return [...list.matchAll(/\w+/g)].map(([name]) => name).filter((name) => name in guardedTables);
  const [, table = '', columns = ''] = updated.exec(sql) ?? [];
  const free = guardedTables[table];
  if (free === undefined) return [];
  const names = [...columns.matchAll(assigned)].map(([, name = '']) => name);
  return names.filter((name) => !free.includes(name)).map((name) => `${table}.${name}`);
}

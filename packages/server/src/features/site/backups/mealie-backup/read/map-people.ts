import * as z from 'zod';
import { createHash } from 'node:crypto';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import type { MappedRow, MappedRows } from './mapped-rows.ts';
import { TakenNames } from './taken-names.ts';
import {
  optionalText,
  readFlag,
  readId,
  readNumber,
  optionalInstant,
  requiredId,
  type SourceRow,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

/** Who belongs where: everything else refers to it. */
export interface Homes {
  /** The household of a row, by its own column or by its group. */
  findHousehold(row: SourceRow): string;
  /** Ids of the users' households, by user. */
  readonly householdOfUser: ReadonlyMap<string, string>;
  /** The user who gets the rows of a group that have no owner: its first administrator, else its first user. */
  readonly keeperOf: ReadonlyMap<string, string>;
}

/** Groups, households and users. Releases before households have one for each group, as the other program makes them. */
export function mapPeople(source: SourceTables, rows: MappedRows): Homes {
  const groups = source.rows('groups');
  const preferences = source.by('group_preferences', 'group_id');
  const [names, slugs] = [new TakenNames(), new TakenNames()];
  for (const group of groups) {
    const id = requiredId(group['id']);
    const name = names.free(readText(group['name']) || id);
    const slug = slugs.free(readText(group['slug']) || slugOrSigns(name));
    rows.add('groups', { id, name, slug, ...readStamps(group) });
    const [own = {}] = preferences.get(id) ?? [];
    const preferenceId = readId(own['id']) ?? derivedId(id, 'preferences');
    rows.add('group_preferences', {
      id: preferenceId,
      group_id: id,
      private_group: readFlag(own['private_group'] ?? true),
      show_announcements: readFlag(own['show_announcements'] ?? true),
    });
    rows.add('library_revisions', { group_id: id, revision: 1 });
  }
  const firstOfGroup = mapHouseholds(source, rows, groups, preferences);
  const findHousehold = (row: SourceRow) =>
    readId(row['household_id']) ?? firstOfGroup.get(requiredId(row['group_id'])) ?? '';
  return { findHousehold, ...mapUsers(source, rows, findHousehold) };
}

function mapHouseholds(
  source: SourceTables,
  rows: MappedRows,
  groups: readonly SourceRow[],
  ofGroup: ReadonlyMap<string, readonly SourceRow[]>,
): Map<string, string> {
  const preferences = source.by('household_preferences', 'household_id');
  const made = groups.map((group) => ({
    ...group,
    id: derivedId(requiredId(group['id']), 'household'),
    group_id: group['id'],
    name: 'Family',
    slug: 'family',
  }));
  const households: readonly SourceRow[] = source.has('households') ? source.rows('households') : made;
  const first = new Map<string, string>();
  for (const household of households) {
    const [id, group_id] = [requiredId(household['id']), requiredId(household['group_id'])];
    const name = readText(household['name']);
    rows.add('households', {
      id,
      group_id,
      name,
      slug: readText(household['slug']) || slugOrSigns(name),
      ...readStamps(household),
    });
    const own = preferences.get(id)?.[0] ?? ofGroup.get(group_id)?.[0] ?? {};
    rows.add('household_preferences', householdPreferences(own, id));
    if (!first.has(group_id)) first.set(group_id, id);
  }
  return first;
}

function householdPreferences(own: SourceRow, household_id: string): MappedRow<'household_preferences'> {
  return {
    id: own['household_id'] === undefined ? derivedId(household_id, 'preferences') : requiredId(own['id']),
    household_id,
    private_household: readFlag(own['private_household'] ?? own['private_group']),
    lock_recipe_edits_from_other_households: readFlag(own['lock_recipe_edits_from_other_households'] ?? true),
    first_day_of_week: readNumber(own['first_day_of_week']),
    recipe_public: readFlag(own['recipe_public']),
    recipe_show_nutrition: readFlag(own['recipe_show_nutrition']),
    recipe_show_assets: readFlag(own['recipe_show_assets']),
    recipe_landscape_view: readFlag(own['recipe_landscape_view']),
    recipe_disable_comments: readFlag(own['recipe_disable_comments']),
    recipe_disable_amount: readFlag(own['recipe_disable_amount']),
    show_computed_nutrition: 1,
    show_announcements: readFlag(own['show_announcements'] ?? true),
  };
}

const authMethods: Readonly<Record<string, string>> = { LDAP: 'LDAP', OIDC: 'OIDC' };

function mapUsers(source: SourceTables, rows: MappedRows, findHousehold: (row: SourceRow) => string) {
  const householdOfUser = new Map<string, string>();
  const [usernames, emails] = [new TakenNames(), new TakenNames()];
  for (const user of source.rows('users')) {
    const [id, group_id, household_id] = [
      requiredId(user['id']),
      requiredId(user['group_id']),
      findHousehold(user),
    ];
    const email = readText(user['email']).toLowerCase();
    const username = usernames.free(readText(user['username']) || readText(user['email']));
    rows.add('users', {
      id,
      group_id,
      household_id,
      username,
      username_key: username.toLowerCase(),
      email: emails.free(email, (number) => email.replace('@', `+${number}@`)),
      full_name: readText(user['full_name']),
      password: readText(user['password']),
      auth_method: authMethods[readText(user['auth_method']).toUpperCase()] ?? 'Mealie',
      admin: readFlag(user['admin']),
      advanced: readFlag(user['advanced']),
      can_invite: readFlag(user['can_invite']),
      can_manage: readFlag(user['can_manage']),
      can_manage_household: readFlag(user['can_manage_household'] ?? user['can_manage']),
      can_organize: readFlag(user['can_organize']),
      cache_key: readText(user['cache_key']),
      last_sign_in_at: null,
      // Of releases of 3.x.
      show_announcements: readFlag(user['show_announcements'] ?? true),
      last_read_announcement: optionalText(user['last_read_announcement']),
      ...readStamps(user),
    });
    householdOfUser.set(id, household_id);
  }
  mapTokens(source, rows);
  mapInvitations(source, rows, findHousehold);
  return { householdOfUser, keeperOf: findKeepers(rows.of('users')) };
}

/** By group, its first administrator, else its first user. */
function findKeepers(users: readonly MappedRow<'users'>[]): Map<string, string> {
  const keepers = new Map<string, string>();
  const administrators = users.filter(({ admin }) => admin === 1);
  for (const { id, group_id } of [...administrators, ...users]) {
    if (!keepers.has(group_id)) keepers.set(group_id, id);
  }
  return keepers;
}

/** Programs go on with the tokens that they have: only the hash of a token is looked up. */
function mapTokens(source: SourceTables, rows: MappedRows): void {
  for (const token of source.rows('long_live_tokens')) {
    const text = readText(token['token']);
    rows.add('api_tokens', {
      id: rows.nextNumber('api_tokens'),
      user_id: requiredId(token['user_id']),
      name: readText(token['name']),
      integration_id: 'generic',
      scope: 'full',
      token_hash: createHash('sha256').update(text).digest('hex'),
      created_at: readStamps(token).created_at,
      expires_at: readExpiry(text),
      last_used_at: null,
    });
  }
}

const TokenClaims = z.object({ exp: z.number() });
const farAway = '2100-01-01T00:00:00.000000Z';

/** When a JSON Web Token expires, as it says itself. */
function readExpiry(token: string): string {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { exp } = TokenClaims.parse(JSON.parse(text));
    return new Date(exp * 1000).toISOString().replace('Z', '000Z');
  } catch {
    return farAway;
  }
}

const invitationDays = 4;
const dayMs = 86_400_000;

function mapInvitations(
  source: SourceTables,
  rows: MappedRows,
  findHousehold: (row: SourceRow) => string,
): void {
  for (const invitation of source.rows('invite_tokens')) {
    const { created_at } = readStamps(invitation);
    const until = new Date(new Date(created_at).getTime() + invitationDays * dayMs);
    rows.add('invite_tokens', {
      token: '',
      group_id: requiredId(invitation['group_id']),
      household_id: findHousehold(invitation),
      uses_left: readNumber(invitation['uses_left']),
      created_at,
      expires_at: optionalInstant(until.toISOString()) ?? farAway,
      sealed_token: { open: readText(invitation['token']) },
      made_by: null,
      role: null,
    });
  }
}

/** An id that is always the same for the same thing. */
export function derivedId(of: string, what: string): string {
  const hex = createHash('sha256').update(`${of} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

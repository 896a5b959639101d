import type { KitchenIds } from './kitchen-ids.ts';
import { otherId } from './kitchen-ids.ts';
import { begun, hash, later, type Sealing, stamps, type StoredTable } from './stored-table.ts';

/** The group, the household, its users, and their sign-in methods. */
export function peopleRows(ids: KitchenIds, sealing: Sealing): StoredTable[] {
  const { number, group, household, owner } = ids;
  const place = { group_id: group, household_id: household };
  return [
    ['groups', [{ id: group, name: `Kitchen ${number}`, slug: `kitchen-${number}`, ...stamps }]],
    [
      'group_preferences',
      [{ id: otherId(ids, 1), group_id: group, private_group: 1, show_announcements: 0 }],
    ],
    [
      'households',
      [{ id: household, group_id: group, name: `Home ${number}`, slug: `home-${number}`, ...stamps }],
    ],
    ['household_preferences', [{ id: otherId(ids, 2), household_id: household, ...preferences }]],
    ['users', [person(ids, 'owner'), person(ids, 'housemate')]],
    [
      'api_tokens',
      [
        {
          id: ids.firstRow,
          user_id: owner,
          name: 'Kitchen tablet',
          integration_id: 'generic',
          scope: 'full',
          token_hash: hash(ids, 'api token'),
          created_at: begun,
          expires_at: later,
          last_used_at: null,
        },
      ],
    ],
    ['sessions', [session(ids, 'browser', null), session(ids, 'tablet', ids.firstRow)]],
    ['sign_in_failures', [{ key: `name:guest-${number}`, failures: 2, counted_until: later }]],
    ['library_revisions', [{ group_id: group, revision: 7 }]],
    ['invite_tokens', [{ ...sealing('invitation', `invite-${number}`), ...place, uses_left: 3, ...lasting }]],
    ['password_reset_tokens', [{ token_hash: hash(ids, 'reset'), user_id: owner, ...lasting }]],
    ...secondFactorRows(ids),
  ];
}

const lasting = { created_at: begun, expires_at: later };

const preferences = {
  private_household: 1,
  lock_recipe_edits_from_other_households: 1,
  first_day_of_week: 1,
  recipe_public: 1,
  recipe_show_nutrition: 0,
  recipe_show_assets: 0,
  recipe_landscape_view: 0,
  recipe_disable_comments: 0,
  recipe_disable_amount: 0,
  show_computed_nutrition: 0,
  show_announcements: 0,
};

function person(ids: KitchenIds, role: 'owner' | 'housemate') {
  const username = `${role}-${ids.number}`;
  return {
    id: ids[role],
    group_id: ids.group,
    household_id: ids.household,
    username,
    username_key: username,
    email: `${username}@example.com`,
    full_name: `The ${role}`,
    password: 'not a hash',
    auth_method: 'Mealie',
    admin: 0,
    advanced: 1,
    can_invite: 1,
    can_manage: 1,
    can_manage_household: 1,
    can_organize: 1,
    cache_key: '1234',
    last_sign_in_at: null,
    show_announcements: 1,
    last_read_announcement: null,
    ...stamps,
  };
}

function session(ids: KitchenIds, device: string, apiToken: number | null) {
  return {
    id: hash(ids, device),
    user_id: ids.owner,
    remember: 1,
    ...lasting,
    user_agent: device,
    last_seen_at: begun,
    api_token_id: apiToken,
  };
}

function secondFactorRows(ids: KitchenIds): StoredTable[] {
  const user_id = ids.owner;
  return [
    ['totp_secrets', [{ user_id, sealed_secret: 'sealed', confirmed: 0, last_step: 0 }]],
    [
      'idempotency_keys',
      [{ user_id, key: 'POST /api/comments key', created_id: otherId(ids, 57), taken_at: begun }],
    ],
    ['recovery_codes', [{ user_id, code_hash: hash(ids, 'code') }]],
    [
      'passkeys',
      [
        {
          id: hash(ids, 'passkey'),
          user_id,
          name: 'Phone',
          public_key: 'key',
          counter: 4,
          transports: '[]',
          created_at: begun,
          last_used_at: null,
        },
      ],
    ],
    [
      'sign_in_flows',
      [{ id: hash(ids, 'flow'), kind: 'second-factor', user_id, data: '{}', expires_at: later }],
    ],
    ['oidc_identities', [{ issuer: 'https://id.example.com', subject: `owner-${ids.number}`, user_id }]],
  ];
}

import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Groups, households, their people, and how those sign in. */
export function peopleTables({
  flag,
  integer,
  rowNumber,
  text,
}: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table groups (
      id ${text} primary key,
      name ${text} not null unique,
      slug ${text} not null unique,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create table group_preferences (
      id ${text} primary key,
      group_id ${text} not null unique references groups (id) on delete cascade,
      private_group ${flag} not null
    )`,
    sql`create table households (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      slug ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint households_group_name unique (group_id, name),
      constraint households_group_slug unique (group_id, slug)
    )`,
    sql`create table household_preferences (
      id ${text} primary key,
      household_id ${text} not null unique references households (id) on delete cascade,
      private_household ${flag} not null,
      lock_recipe_edits_from_other_households ${flag} not null,
      first_day_of_week ${integer} not null,
      recipe_public ${flag} not null,
      recipe_show_nutrition ${flag} not null,
      recipe_show_assets ${flag} not null,
      recipe_landscape_view ${flag} not null,
      recipe_disable_comments ${flag} not null,
      recipe_disable_amount ${flag} not null,
      show_computed_nutrition ${flag} default 1 not null
    )`,
    sql`create table users (
      id ${text} primary key,
      group_id ${text} not null references groups (id),
      household_id ${text} not null references households (id),
      username ${text} not null,
      username_key ${text} not null unique,
      email ${text} not null unique,
      full_name ${text} not null,
      password ${text} not null,
      auth_method ${text} not null,
      admin ${flag} not null,
      advanced ${flag} not null,
      can_invite ${flag} not null,
      can_manage ${flag} not null,
      can_manage_household ${flag} not null,
      can_organize ${flag} not null,
      cache_key ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index users_group on users (group_id, household_id)`,
    sql`create index users_household on users (household_id)`,
    sql`create table sign_in_failures (
      key ${text} primary key,
      failures ${integer} not null,
      counted_until ${text} not null
    )`,
    sql`create table invite_tokens (
      token ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      uses_left ${integer} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      sealed_token text not null default '',
      made_by text
    )`,
    sql`create index invite_tokens_household on invite_tokens (household_id, created_at)`,
    sql`create index invite_tokens_group on invite_tokens (group_id)`,
    sql`create table password_reset_tokens (
      token_hash ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    sql`create index password_reset_tokens_user on password_reset_tokens (user_id, created_at)`,
    sql`create table api_tokens (
      id ${rowNumber},
      user_id ${text} not null references users (id) on delete cascade,
      name ${text} not null,
      integration_id ${text} not null,
      scope ${text} not null,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      expires_at ${text} not null,
      last_used_at ${text}
    )`,
    sql`create index api_tokens_user on api_tokens (user_id)`,
    sql`create table sessions (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      remember ${flag} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      user_agent ${text},
      last_seen_at ${text},
      api_token_id ${integer} references api_tokens (id) on delete cascade
    )`,
    sql`create index sessions_user on sessions (user_id)`,
    sql`create index sessions_expiry on sessions (expires_at)`,
    sql`create index sessions_api_token on sessions (api_token_id)`,
    sql`create table totp_secrets (
      user_id ${text} primary key references users (id) on delete cascade,
      sealed_secret ${text} not null,
      confirmed ${flag} not null,
      last_step ${integer} not null
    )`,
    sql`create table recovery_codes (
      user_id ${text} not null references users (id) on delete cascade,
      code_hash ${text} not null,
      constraint recovery_codes_key primary key (user_id, code_hash)
    )`,
    sql`create table passkeys (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      name ${text} not null,
      public_key ${text} not null,
      counter ${integer} not null,
      transports ${text} not null,
      created_at ${text} not null,
      last_used_at ${text}
    )`,
    sql`create index passkeys_user on passkeys (user_id)`,
    sql`create table sign_in_flows (
      id ${text} primary key,
      kind ${text} not null,
      user_id ${text} references users (id) on delete cascade,
      data ${text} not null,
      expires_at ${text} not null
    )`,
    sql`create index sign_in_flows_expiry on sign_in_flows (expires_at)`,
    sql`create index sign_in_flows_user on sign_in_flows (user_id)`,
    sql`create table oidc_identities (
      issuer ${text} not null,
      subject ${text} not null,
      user_id ${text} not null references users (id) on delete cascade,
      constraint oidc_identities_key primary key (issuer, subject)
    )`,
    sql`create index oidc_identities_user on oidc_identities (user_id)`,
  ];
}

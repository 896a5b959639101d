import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** API tokens, second factors, and what single sign-on remembers. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createApiTokens(db, engine);
  await extendSessions(db, engine);
  await createSecondFactors(db, engine);
  await createSignInFlows(db, engine);
}

async function createApiTokens(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', rowNumber)
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('integration_id', text, (c) => c.notNull())
    .addColumn('scope', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text)
    .execute();
  await db.schema.createIndex('api_tokens_user').on('api_tokens').column('user_id').execute();
}

/** A session that was traded for an API token ends with the token. */
async function extendSessions(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema.alterTable('sessions').addColumn('last_seen_at', text).execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('api_token_id', integer, (c) => c.references('api_tokens.id').onDelete('cascade'))
    .execute();
  await sql`create index sessions_api_token on sessions (api_token_id)`.execute(db);
}

async function createSecondFactors(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, flag } = columnTypes(engine);
  await db.schema
    .createTable('totp_secrets')
    .addColumn('user_id', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', text, (c) => c.notNull())
    .addColumn('confirmed', flag, (c) => c.notNull())
    .addColumn('last_step', integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', integer, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text)
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
}

async function createSignInFlows(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('sign_in_flows')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_in_flows_expiry').on('sign_in_flows').column('expires_at').execute();
  await db.schema.createIndex('sign_in_flows_user').on('sign_in_flows').column('user_id').execute();
  await db.schema
    .createTable('oidc_identities')
    .addColumn('issuer', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('oidc_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('oidc_identities_user').on('oidc_identities').column('user_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sessions_api_token').execute();
  await db.schema.alterTable('sessions').dropColumn('api_token_id').execute();
  await db.schema.alterTable('sessions').dropColumn('last_seen_at').execute();
  const tables = [
    'oidc_identities',
    'sign_in_flows',
    'passkeys',
    'recovery_codes',
    'totp_secrets',
    'api_tokens',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
}

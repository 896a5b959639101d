import { join } from 'node:path';
import type { BucketAddress } from '../platform/object-storage/bucket-address.ts';
import type { Values } from './reader.ts';
import { filesVariables } from './variables.ts';
import type {
  bucketVariables,
  databaseVariables,
  defaultsVariables,
  ldapVariables,
  oidcVariables,
  openaiVariables,
  smtpVariables,
} from './variables.ts';

/** The database connection. */
export type DatabaseSettings =
  | { readonly engine: 'sqlite'; readonly file: string; readonly displayUrl: string }
  | {
      readonly engine: 'postgres';
      /** Ready for the driver: user and password are percent-encoded. Contains the password. */
      readonly url: string;
      /** For display: the credentials are masked. */
      readonly displayUrl: string;
      /** Whether one variable holds the whole address. */
      readonly isUrlOverridden: boolean;
      readonly connections: PostgresConnections;
    };

/** How PostgreSQL is asked. */
export interface PostgresConnections {
  /** A server that has all that is written a moment later and takes no writes, for costly reads; null for the same. */
  readonly standbyUrl: string | null;
  /** How many connections write at most, and as many read. */
  readonly poolSize: number;
  /** How long a request waits for a connection. */
  readonly connectSeconds: number;
  /** How long a statement runs at most, and a transaction waits for its next one. */
  readonly statementSeconds: number;
}

/** The first administrator to create in an empty database. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

const mask = '******';

/** A folder with a Unix socket is percent-encoded, an IPv6 address is put in brackets. */
function urlHost(server: string): string {
  if (server.startsWith('/')) return encodeURIComponent(server);
  return server.includes(':') && !server.startsWith('[') ? `[${server}]` : server;
}

function serverUrl({ user, password, server, port, name }: Values<typeof databaseVariables>): string {
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgresql://${credentials}@${urlHost(server)}:${port}/${encodeURIComponent(name)}`;
}

/** The file of SQLite, or the address of PostgreSQL with percent-encoded credentials. */
export function deriveDatabase(values: Values<typeof databaseVariables>, dataDir: string): DatabaseSettings {
  if (values.engine === 'sqlite') {
    const file = join(dataDir, 'hearth.db');
    return { engine: 'sqlite', file, displayUrl: `sqlite:///${file}` };
  }
  const { standbyUrl, poolSize, connectSeconds, statementSeconds } = values;
  const connections = { standbyUrl, poolSize, connectSeconds, statementSeconds };
  if (values.urlOverride !== null) {
    return {
      engine: 'postgres',
      url: values.urlOverride,
      displayUrl: 'Postgres Url Overridden',
      isUrlOverridden: true,
      connections,
    };
  }
  const { server, port, name } = values;
  const displayUrl = `postgresql://${mask}:${mask}@${server}:${port}/${name}`;
  return { engine: 'postgres', url: serverUrl(values), displayUrl, isUrlOverridden: false, connections };
}

/**
 * Ready if host, port, sender and strategy are set and, for an encrypting strategy, user and password too.
 */
export function isSmtpReady(smtp: Values<typeof smtpVariables>): boolean {
  return smtp.fromName !== '' && listMissingSmtp(smtp).length === 0;
}

/** The variables without which no mail can be sent. */
export function listMissingSmtp(smtp: Values<typeof smtpVariables>): string[] {
  const needed = { SMTP_HOST: smtp.host, SMTP_FROM_EMAIL: smtp.fromEmail };
  const login = { SMTP_USER: smtp.user, SMTP_PASSWORD: smtp.password };
  const all = Object.entries(smtp.strategy === 'NONE' ? needed : { ...needed, ...login });
  return all.flatMap(([name, value]) => (value === null ? [name] : []));
}

/** Ready if enabled and the server, the base DN and the attributes are set. */
export function isLdapReady(ldap: Values<typeof ldapVariables>): boolean {
  return ldap.isEnabled && ldap.serverUrl !== null && ldap.baseDn !== null;
}

/** Ready if enabled and the client and the provider are set. The claims always have a name. */
export function isOidcReady(oidc: Values<typeof oidcVariables>): boolean {
  const hasClient = oidc.clientId !== null && oidc.clientSecret !== null;
  return oidc.isEnabled && hasClient && oidc.configurationUrl !== null;
}

/** Whether to request the groups of a user, see people-and-kitchen.md 2.5. */
export function asksForGroups(oidc: Values<typeof oidcVariables>): boolean {
  return oidc.userGroup !== null || oidc.adminGroup !== null;
}

/** A key enables the service; pictures can be disabled separately. */
export function deriveOpenai(openai: Values<typeof openaiVariables>): {
  isEnabled: boolean;
  hasImageServices: boolean;
} {
  const isEnabled = openai.apiKey !== null;
  return { isEnabled, hasImageServices: isEnabled && openai.allowImages };
}

/** Requires both variables. */
export function deriveFirstAdministrator(
  defaults: Values<typeof defaultsVariables>,
): FirstAdministrator | null {
  const { email, password } = defaults;
  return email !== null && password !== null ? { email, password } : null;
}

/** The bucket of the backups; null where none is named. Services other than Amazon's name buckets in the path. */
export function deriveBucket(given: Values<typeof bucketVariables>): BucketAddress | null {
  const { bucket, endpoint } = given;
  return bucket === null || bucket === '' ? null : { ...given, bucket, isPathStyle: endpoint !== null };
}

/** The bucket of pictures and files; null where none is named. */
export function deriveFilesBucket(
  given: Values<typeof filesVariables>,
): (BucketAddress & { readonly cacheBytes: number }) | null {
  const { bucket, cacheMb, ...rest } = given;
  return bucket === null || bucket === '' ? null : { ...rest, bucket, cacheBytes: cacheMb * 1024 * 1024 };
}

/**
 * What a bucket for files lacks: pictures that go elsewhere than the operator meant are missed only much later.
 * @param isSet whether a variable has a value
 */
export function findBucketGaps(isSet: (name: string) => boolean): string[] {
  const keys = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'];
  if (isSet('FILES_S3_BUCKET')) {
    const missing = keys.filter((name) => !isSet(name));
    return missing.map((name) => `FILES_S3_BUCKET is set, but ${name} is not; a bucket needs both keys`);
  }
  const useless = Object.values(filesVariables).find(({ name }) => isSet(name));
  return useless === undefined ? [] : [`${useless.name} is set, but FILES_S3_BUCKET is not; name the bucket`];
}

/**
 * Where this machine reaches the server, for links while `BASE_URL` is not set. What requests say of the address is no
 * better: anyone can send a link of their own into the mails of others that way.
 * @param port 0 for one that the system chooses, which is not known yet
 */
export function deriveBaseUrl(port: number): string {
  return port === 0 ? 'http://localhost' : `http://localhost:${port}`;
}

import { parseTrustedNetworks, type TrustedNetworks } from '../platform/net/trusted-networks.ts';
import {
  bool,
  choice,
  int,
  mode,
  optionalSecret,
  optionalText,
  optionalUrl,
  parsed,
  secretText,
  text,
  type Kind,
  siteAddress,
} from './kinds.ts';
import { secret, variable } from './reader.ts';
import {
  parseCron,
  parseEmail,
  parseJsonRecord,
  parseLdapServers,
  parseOrigins,
  parsePostgresUrl,
  parseProxies,
  parseRedirectUris,
  parseScopes,
  parseTimeOfDay,
  parseTimeZone,
  type TrustedProxies,
} from './values.ts';
import { usualConnections } from './usual-connections.ts';

const web = ['http', 'https'];

/** A proxy on the same machine; forwarded headers of other clients are not trusted. */
const defaultProxies: TrustedProxies = ['loopback'];

/** What `BASE_URL` says where it is not set, in the contract and in files of other installations. */
export const defaultBaseUrl = 'http://localhost:8080';

/** General variables (people-and-kitchen.md 16.1). */
export const serverVariables = {
  isProduction: variable('PRODUCTION', mode(true)),
  dataDir: variable('DATA_DIR', text('./data')),
  baseUrl: variable('BASE_URL', siteAddress(defaultBaseUrl, web)),
  staticFiles: variable('STATIC_FILES', optionalText()),
  frameAncestors: variable(
    'FRAME_ANCESTORS',
    parsed<readonly string[], readonly string[]>(
      [],
      'a comma list of addresses such as https://home.example.org, without paths',
      parseOrigins,
    ),
  ),
  host: variable('API_HOST', text('0.0.0.0')),
  port: variable('API_PORT', int(9000, 0, 65_535)),
  hasApiDocs: variable('API_DOCS', bool(true)),
  trustedProxies: variable(
    'HOST_IP',
    parsed(defaultProxies, '* or a comma list of addresses and networks', parseProxies),
  ),
  allowSignup: variable('ALLOW_SIGNUP', bool(false)),
  dailySchedule: variable(
    'DAILY_SCHEDULE_TIME',
    parsed({ hour: 23, minute: 45 }, 'a time of day such as 23:45', parseTimeOfDay),
  ),
  timeZone: variable('TZ', parsed(null, 'a time zone such as Europe/Berlin', parseTimeZone)),
  /** Retention of deleted recipes in the trash, in days. */
  trashDays: variable('RECIPE_TRASH_DAYS', int(30, 1, 3650)),
  /** Storage quota of a household's files, in megabytes; 0 for unlimited. */
  householdQuotaMb: variable('HOUSEHOLD_QUOTA_MB', int(0, 0, 1_000_000_000)),
  isDemo: variable('IS_DEMO', bool(false)),
  buildId: variable('GIT_COMMIT_HASH', text('unknown')),
  hasMetrics: variable('METRICS', bool(false)),
};

/** Backups that the server makes by itself, and how many of them it keeps. */
export const backupVariables = {
  cron: variable('BACKUP_CRON', parsed('30 3 * * *', 'a cron pattern such as 30 3 * * *, or off', parseCron)),
  days: variable('BACKUP_KEEP_DAILY', int(3, 0, 1000)),
  weeks: variable('BACKUP_KEEP_WEEKLY', int(2, 0, 1000)),
  months: variable('BACKUP_KEEP_MONTHLY', int(2, 0, 1000)),
};

/** The S3-compatible bucket that backups are copied to; without a name they are not. */
export const bucketVariables = {
  bucket: variable('BACKUP_S3_BUCKET', optionalText()),
  endpoint: variable('BACKUP_S3_ENDPOINT', optionalUrl(web)),
  region: variable('BACKUP_S3_REGION', text('us-east-1')),
  accessKey: secret('BACKUP_S3_ACCESS_KEY', secretText('')),
  secretKey: secret('BACKUP_S3_SECRET_KEY', secretText('')),
  prefix: variable('BACKUP_S3_PREFIX', text('')),
};

/** The S3-compatible bucket that pictures and files lie in; without a name they lie in the data folder. */
export const filesVariables = {
  bucket: variable('FILES_S3_BUCKET', optionalText()),
  endpoint: variable('FILES_S3_ENDPOINT', optionalUrl(web)),
  region: variable('FILES_S3_REGION', text('us-east-1')),
  accessKey: secret('FILES_S3_ACCESS_KEY_ID', secretText('')),
  secretKey: secret('FILES_S3_SECRET_ACCESS_KEY', secretText('')),
  prefix: variable('FILES_S3_PREFIX', text('')),
  isPathStyle: variable('FILES_S3_PATH_STYLE', bool(true)),
  /** Megabytes of the data folder's disk that copies of small files may take; 0 for none. */
  cacheMb: variable('FILES_S3_CACHE_MB', int(256, 0, 1_000_000)),
};

const logLevels = {
  notset: 'trace',
  trace: 'trace',
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  warning: 'warn',
  error: 'error',
  critical: 'fatal',
  fatal: 'fatal',
  silent: 'silent',
} as const;

/** The log level. */
export const logVariables = {
  level: variable<(typeof logLevels)[keyof typeof logLevels]>('LOG_LEVEL', choice('info', logLevels)),
};

/** Sign-in and secrets (16.1, 16.2). */
export const securityVariables = {
  secret: secret('SECRET', optionalSecret(16)),
  sessionSecret: secret('SESSION_SECRET', optionalSecret(16)),
  tokenHours: variable('TOKEN_TIME', int(48, 1, 87_600)),
  maxLoginAttempts: variable('SECURITY_MAX_LOGIN_ATTEMPTS', int(5, 1, 1000)),
  lockoutHours: variable('SECURITY_USER_LOCKOUT_TIME', int(24, 1, 87_600)),
};

/** The first group, household and administrator. */
export const defaultsVariables = {
  group: variable('DEFAULT_GROUP', text('Home')),
  household: variable('DEFAULT_HOUSEHOLD', optionalText()),
  email: variable('DEFAULT_EMAIL', parsed(null, 'an e-mail address', parseEmail)),
  password: secret('DEFAULT_PASSWORD', optionalSecret()),
};

const engines = { sqlite: 'sqlite', postgres: 'postgres' } as const;

/** The database (16.3). */
export const databaseVariables = {
  engine: variable<'sqlite' | 'postgres'>('DB_ENGINE', choice('sqlite', engines)),
  user: variable('POSTGRES_USER', text('mealie')),
  password: secret('POSTGRES_PASSWORD', secretText('mealie')),
  server: variable('POSTGRES_SERVER', text('postgres')),
  port: variable('POSTGRES_PORT', int(5432, 1, 65_535)),
  name: variable('POSTGRES_DB', text('mealie')),
  urlOverride: secret(
    'POSTGRES_URL_OVERRIDE',
    parsed(null, 'an address that begins with postgresql://', parsePostgresUrl),
  ),
  standbyUrl: secret(
    'POSTGRES_STANDBY_URL',
    parsed(null, 'an address that begins with postgresql://', parsePostgresUrl),
  ),
  poolSize: variable('POSTGRES_POOL_SIZE', int(usualConnections.poolSize, 1, 500)),
  connectSeconds: variable('POSTGRES_CONNECTION_TIMEOUT', int(usualConnections.connectSeconds, 1, 600)),
  statementSeconds: variable('POSTGRES_STATEMENT_TIMEOUT', int(usualConnections.statementSeconds, 1, 3600)),
};

/** Outgoing mail (16.4). */
export const smtpVariables = {
  host: variable('SMTP_HOST', optionalText()),
  port: variable('SMTP_PORT', int(587, 1, 65_535)),
  fromName: variable('SMTP_FROM_NAME', text('Hearth')),
  fromEmail: variable('SMTP_FROM_EMAIL', parsed(null, 'an e-mail address', parseEmail)),
  user: variable('SMTP_USER', optionalText()),
  password: secret('SMTP_PASSWORD', optionalSecret()),
  strategy: variable<'TLS' | 'SSL' | 'NONE'>(
    'SMTP_AUTH_STRATEGY',
    choice('TLS', { tls: 'TLS', ssl: 'SSL', none: 'NONE' }),
  ),
};

/** Sign-in by a directory (16.5). */
export const ldapVariables = {
  isEnabled: variable('LDAP_AUTH_ENABLED', bool(false)),
  serverUrl: variable(
    'LDAP_SERVER_URL',
    parsed(null, 'addresses that begin with ldap:// or ldaps://', parseLdapServers),
  ),
  isTlsInsecure: variable('LDAP_TLS_INSECURE', bool(false)),
  caFile: variable('LDAP_TLS_CACERTFILE', optionalText()),
  startTls: variable('LDAP_ENABLE_STARTTLS', bool(false)),
  baseDn: variable('LDAP_BASE_DN', optionalText()),
  queryBind: variable('LDAP_QUERY_BIND', optionalText()),
  queryPassword: secret('LDAP_QUERY_PASSWORD', optionalSecret()),
  userFilter: variable('LDAP_USER_FILTER', optionalText()),
  adminFilter: variable('LDAP_ADMIN_FILTER', optionalText()),
  idAttribute: variable('LDAP_ID_ATTRIBUTE', text('uid')),
  mailAttribute: variable('LDAP_MAIL_ATTRIBUTE', text('mail')),
  nameAttribute: variable('LDAP_NAME_ATTRIBUTE', text('name')),
};

const noAddresses: readonly string[] = [];

/** Sign-in by an OpenID Connect provider (16.5). */
export const oidcVariables = {
  isEnabled: variable('OIDC_AUTH_ENABLED', bool(false)),
  clientId: variable('OIDC_CLIENT_ID', optionalText()),
  clientSecret: secret('OIDC_CLIENT_SECRET', optionalSecret()),
  configurationUrl: variable('OIDC_CONFIGURATION_URL', optionalUrl(web)),
  allowSignup: variable('OIDC_SIGNUP_ENABLED', bool(true)),
  userGroup: variable('OIDC_USER_GROUP', optionalText()),
  adminGroup: variable('OIDC_ADMIN_GROUP', optionalText()),
  autoRedirect: variable('OIDC_AUTO_REDIRECT', bool(false)),
  providerName: variable('OIDC_PROVIDER_NAME', text('OAuth')),
  rememberMe: variable('OIDC_REMEMBER_ME', bool(false)),
  userClaim: variable('OIDC_USER_CLAIM', text('email')),
  groupsClaim: variable('OIDC_GROUPS_CLAIM', text('groups')),
  /** The scopes that are asked for instead of those that Hearth would choose. */
  scopesOverride: variable(
    'OIDC_SCOPES_OVERRIDE',
    parsed(null, 'scopes separated by blanks, openid among them', parseScopes),
  ),
  /** The operator's word that the provider's addresses belong to their users, verified or not. */
  trustsEmail: variable('OIDC_TRUST_EMAIL', bool(false)),
  caFile: variable('OIDC_TLS_CACERTFILE', optionalText()),
  /** Where apps may have the provider send their users back; none sign in without it. */
  nativeRedirectUris: variable(
    'OIDC_NATIVE_REDIRECT_URIS',
    parsed(
      noAddresses,
      'addresses separated by blanks or commas, such as app.example:/login',
      parseRedirectUris,
    ),
  ),
};

/** A language model service (16.5). */
export const openaiVariables = {
  baseUrl: variable('OPENAI_BASE_URL', optionalUrl(web)),
  apiKey: secret('OPENAI_API_KEY', optionalSecret()),
  model: variable('OPENAI_MODEL', text('gpt-4o')),
  customHeaders: secret('OPENAI_CUSTOM_HEADERS', jsonRecord()),
  customParams: secret('OPENAI_CUSTOM_PARAMS', jsonRecord()),
  allowImages: variable('OPENAI_ENABLE_IMAGE_SERVICES', bool(true)),
  timeoutSeconds: variable('OPENAI_REQUEST_TIMEOUT', int(60, 1, 3600)),
  /** Whether questions may hold data of the database, such as the names of units. */
  sendDatabaseData: variable('OPENAI_SEND_DATABASE_DATA', bool(true)),
};

function jsonRecord(): Kind<Readonly<Record<string, string>>> {
  return parsed({}, 'a JSON object of texts such as {"name": "value"}', parseJsonRecord);
}

const trustedForm =
  'a comma list of networks (192.168.1.0/24), addresses (10.0.0.5) and host names (nas.lan), each with :port when only that port is meant';

const nothingTrusted: TrustedNetworks = [];

/** Trusted destinations outside the public internet. */
export const outboundVariables = {
  trusted: variable('OUTBOUND_TRUSTED', parsed(nothingTrusted, trustedForm, parseTrustedNetworks)),
};

/** An Apprise API server, which forwards notifier messages to services that Hearth does not support. */
export const notifierVariables = {
  appriseApiUrl: variable('APPRISE_API_URL', optionalUrl(web)),
};

/** Variables of the reference without a counterpart here; the log lists those that are set. */
export const variablesWithoutEffect = [
  'TESTING',
  'LOG_CONFIG_OVERRIDE',
  'UVICORN_WORKERS',
  'WORKER_PER_CORE',
  'PUID',
  'PGID',
  'ALEMBIC_CONFIG_FILE',
  'OPENAI_WORKERS',
] as const;

import { join, resolve } from 'node:path';
import {
  asksForGroups,
  deriveBaseUrl,
  deriveBucket,
  deriveDatabase,
  deriveFilesBucket,
  deriveFirstAdministrator,
  deriveOpenai,
  findBucketGaps,
  isLdapReady,
  isOidcReady,
  isSmtpReady,
  listMissingSmtp,
} from './settings/derive.ts';
import { settingsReader, type SettingsReader } from './settings/reader.ts';
import { variableSources, type ReadFile } from './settings/sources.ts';
import { readBasePath } from './platform/http/addresses/base-path.ts';
import { readTheme } from './settings/theme.ts';
import {
  backupVariables,
  bucketVariables,
  databaseVariables,
  defaultBaseUrl,
  defaultsVariables,
  filesVariables,
  ldapVariables,
  logVariables,
  oidcVariables,
  openaiVariables,
  notifierVariables,
  outboundVariables,
  securityVariables,
  serverVariables,
  smtpVariables,
  variablesWithoutEffect,
} from './settings/variables.ts';

export { SettingsError } from './settings/reader.ts';
export type { ReadFile } from './settings/sources.ts';

/** All settings of the operator, loaded once at the start. Names and meaning: people-and-kitchen.md 16. */
export type Settings = ReturnType<typeof loadSettings>;

/** Names of variables without effect, for the log. */
function withoutEffect(reader: SettingsReader, hasAdministrator: boolean): readonly string[] {
  const halves = hasAdministrator ? [] : ['DEFAULT_EMAIL', 'DEFAULT_PASSWORD'];
  return [...variablesWithoutEffect, ...halves].filter((name) => reader.isSet(name)).concat(reader.ignored);
}

function readAll(reader: SettingsReader) {
  const values = {
    server: reader.read(serverVariables),
    log: reader.read(logVariables),
    security: reader.read(securityVariables),
    defaults: reader.read(defaultsVariables),
    database: reader.read(databaseVariables),
    smtp: reader.read(smtpVariables),
    ldap: reader.read(ldapVariables),
    oidc: reader.read(oidcVariables),
    openai: reader.read(openaiVariables),
    outbound: reader.read(outboundVariables),
    notifiers: reader.read(notifierVariables),
    backups: reader.read(backupVariables),
    bucket: reader.read(bucketVariables),
    files: reader.read(filesVariables),
    theme: readTheme(reader),
  };
  for (const gap of findBucketGaps((name) => reader.isSet(name))) reader.report(gap);
  reader.throwIfWrong();
  return values;
}

function deriveServer(server: ReturnType<typeof readAll>['server']) {
  const isBaseUrlSet = server.baseUrl !== defaultBaseUrl;
  return {
    ...server,
    dataDir: resolve(server.dataDir),
    baseUrl: isBaseUrlSet ? server.baseUrl : deriveBaseUrl(server.port),
    /** False while links lead to this machine. */
    isBaseUrlSet,
    /** `/kitchen` where Hearth shares a host with others; empty at its root. */
    basePath: readBasePath(server.baseUrl),
  };
}

/**
 * Loads and validates every variable. `env` is the process environment; `readFile` reads a text file and is
 * used for `.env`, for the files named by `NAME_FILE` and for `/run/secrets`.
 * @throws SettingsError that lists all invalid variables.
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>, readFile: ReadFile) {
  const reader = settingsReader(variableSources(env, readFile), variablesWithoutEffect);
  const values = readAll(reader);
  const server = deriveServer(values.server);
  const firstAdministrator = deriveFirstAdministrator(values.defaults);
  const { group, household } = values.defaults;
  return {
    server,
    log: {
      ...values.log,
      file: join(server.dataDir, 'hearth.log'),
      securityFile: join(server.dataDir, 'security.log'),
    },
    security: {
      ...values.security,
      /** The file for a generated secret; 64 hexadecimal digits. */
      secretFile: join(server.dataDir, '.secret'),
      sessionSecretFile: join(server.dataDir, '.session_secret'),
    },
    /** Without a name of the operator, households are called as their founder's language does. */
    defaults: {
      group,
      household: household ?? 'Family',
      isHouseholdNamed: household !== null,
      firstAdministrator,
    },
    database: deriveDatabase(values.database, server.dataDir),
    smtp: { ...values.smtp, isReady: isSmtpReady(values.smtp), missing: listMissingSmtp(values.smtp) },
    ldap: { ...values.ldap, isReady: isLdapReady(values.ldap) },
    oidc: { ...values.oidc, isReady: isOidcReady(values.oidc), asksForGroups: asksForGroups(values.oidc) },
    openai: { ...values.openai, ...deriveOpenai(values.openai) },
    outbound: values.outbound,
    notifiers: values.notifiers,
    backups: { ...values.backups, bucket: deriveBucket(values.bucket) },
    /** The bucket that pictures and files lie in; null while they lie in the data folder. */
    filesBucket: deriveFilesBucket(values.files),
    theme: values.theme,
    /** Variables that are set but have no effect, for one line in the log. */
    withoutEffect: withoutEffect(reader, firstAdministrator !== null),
  } as const;
}

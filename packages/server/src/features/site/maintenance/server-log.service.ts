import { emptyLogs, readLogLines } from '../../../platform/log/log-files.ts';
import { maskSecrets } from '../../../platform/log/mask-secrets.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The newest lines of the server's log, newest last. Secrets of the operator are masked again. */
export function getLogs({ settings, secret }: Platform, count: number): string[] {
  const { database, security, smtp, ldap, oidc, openai, defaults, backups, filesBucket } = settings;
  const secrets = [
    secret,
    security.secret,
    security.sessionSecret,
    smtp.password,
    ldap.queryPassword,
    oidc.clientSecret,
    openai.apiKey,
    backups.bucket?.secretKey,
    filesBucket?.secretKey,
    defaults.firstAdministrator?.password,
    database.engine === 'postgres' ? passwordIn(database.url) : null,
    ...Object.values(openai.customHeaders),
  ];
  const known = secrets.filter((one): one is string => typeof one === 'string');
  return readLogLines(settings.log.file, count).map((line) => maskSecrets(line, known));
}

/** Empties the log and the files moved aside. */
export function emptyServerLog({ settings }: Platform): void {
  emptyLogs(settings.log.file);
}

function passwordIn(url: string): string {
  return decodeURIComponent(new URL(url).password);
}

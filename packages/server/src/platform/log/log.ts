import { destination, multistream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { rotatingFile } from './rotating-file.ts';

export type { Logger } from 'pino';

/** What the log is made of. */
export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** A file that gets every line too; it is moved aside when it grows large. */
  readonly file?: string;
  /** Where the lines go instead of the standard output. */
  readonly output?: DestinationStream;
}

/** Fields whose values are never logged, at the top and one or two levels down. */
const SECRET_FIELDS = [
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'password',
  'passwordConfirm',
  'currentPassword',
  'newPassword',
  'secret',
  'apiKey',
  'token',
  'access_token',
  'accessToken',
  'refreshToken',
  'fileToken',
  '["set-cookie"]',
  '["x-api-key"]',
];

const below = (prefix: string, field: string): string =>
  field.startsWith('[') ? `${prefix}${field}` : `${prefix}.${field}`;

/** The paths that pino masks: each secret field alone, in any object, and in any object inside one. */
const REDACTED = SECRET_FIELDS.flatMap((field) => [field, below('*', field), below('*.*', field)]);

/** Parameters of an address that carry secrets, such as share, reset and file tokens and sign-in codes. */
const SECRET_PARAMETERS = /([?&](?:token|access_token|code|state|password|key|secret)=)[^&#\s]*/gi;

/** Paths that end in a secret: the addresses that calendar programs have. */
const SECRET_PATHS = /(\/mealplans\/ical\/)[^/?#\s"]+/gi;

/** An address fit for the log: parameters and paths that carry secrets are masked. */
export function maskAddress(address: string): string {
  return address.replace(SECRET_PARAMETERS, '$1******').replace(SECRET_PATHS, '$1******');
}

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

function describeRequest(request: LoggedRequest) {
  return { method: request.method, url: maskAddress(request.url ?? ''), ip: request.ip };
}

/**
 * A logger of JSON lines with ISO times. Lines are written before the call returns, so that the last words of a
 * process that dies are kept.
 */
export function createLog({ level, file, output }: LogOptions): Logger {
  const standard = output ?? destination({ fd: 1, sync: true });
  const streams = file === undefined ? [standard] : [standard, rotatingFile(file)];
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '******' },
      serializers: { req: describeRequest },
    },
    multistream(streams.map((stream) => ({ level: 'trace', stream }))),
  );
}

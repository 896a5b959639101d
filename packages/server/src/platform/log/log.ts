import {
  destination,
  multistream,
  pino,
  stdSerializers,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
} from 'pino';
import { findPurpose } from '../errors/failed-purpose.ts';
import { maskAddress, maskSecrets } from './mask-secrets.ts';
import { rotatingFile } from './rotating-file.ts';

export type { Logger } from 'pino';

/** Options of a logger. */
export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** A file that gets every line too; it is rotated by size. */
  readonly file?: string;
  /** Replaces the standard output. */
  readonly output?: DestinationStream;
}

/** Fields whose values are never logged, at the top level and one or two levels down. */
const secretFields = [
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
const redacted = secretFields.flatMap((field) => [field, below('*', field), below('*.*', field)]);

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

function describeRequest(request: LoggedRequest) {
  return { method: request.method, url: maskAddress(request.url ?? ''), ip: request.ip };
}

/**
 * The error with its causes, without the secrets in addresses and headers of its texts, and with the purpose
 * of the system scope in which it occurred.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return maskSecrets(String(error), []);
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const purpose = findPurpose(error);
  return { type, message: maskSecrets(message, []), stack: maskSecrets(stack, []), ...code, purpose };
}

/**
 * A logger of JSON lines with ISO times. Writes are synchronous, so that the last lines before a crash are
 * kept.
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
      redact: { paths: redacted, censor: '******' },
      serializers: { req: describeRequest, err: describeError },
    },
    multistream(streams.map((stream) => ({ level: 'trace', stream }))),
  );
}

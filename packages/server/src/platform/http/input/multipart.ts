import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { isStorableText } from './json-body.ts';
import { ValidationError } from './validation.ts';

/** The parts of a form. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  /** The last file of each name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Every file, in the order of arrival. */
  readonly everyFile: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/**
 * Reads a complete form. A form that is not multipart has no files; any other body gives an empty form.
 * @param limits in addition to those of the server
 * @throws AppError `bodyTooLarge` if the parts together exceed the route's limit
 */
export async function readForm(request: FastifyRequest, limits: { files?: number } = {}): Promise<Form> {
  if (!request.isMultipart()) return { fields: plainFields(request), files: new Map(), everyFile: [] };
  requireSender(request);
  const fields = new Map<string, string>();
  const everyFile: { name: string; bytes: Buffer }[] = [];
  const excess = watchSize(request);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') everyFile.push({ name: part.fieldname, bytes: await part.toBuffer() });
      else fields.set(part.fieldname, fieldText(part.value));
    }
  } catch (error) {
    if (excess.isOver) throw new AppError('bodyTooLarge', { limit: request.routeOptions.bodyLimit });
    throw isKnown(error) ? error : new AppError('badRequest', {}, { cause: error });
  }
  return { fields, files: new Map(everyFile.map(({ name, bytes }) => [name, bytes])), everyFile };
}

/**
 * The bytes of all files of a form, which are thrown away as they arrive.
 * @throws AppError `bodyTooLarge`, `badRequest`; ValidationError without a file
 */
export async function countFormBytes(request: FastifyRequest): Promise<number> {
  if (!request.isMultipart()) throw missingFile('file');
  requireSender(request);
  const limit = request.routeOptions.bodyLimit;
  const excess = watchSize(request);
  let bytes = 0;
  try {
    for await (const part of request.parts({ limits: { fileSize: limit } })) {
      if (part.type !== 'file') continue;
      for await (const chunk of part.file) bytes += (chunk as Buffer).length;
    }
  } catch (error) {
    if (excess.isOver) throw new AppError('bodyTooLarge', { limit });
    throw isKnown(error) ? error : new AppError('badRequest', {}, { cause: error });
  }
  return bytes;
}

/**
 * Refuses a form whose sender has left before anybody read it: the parser waits for the end of a connection that has
 * ended already, and the request would hold its place among the uploads for ever.
 * @throws AppError `badRequest`
 */
export function requireSender({ raw }: FastifyRequest): void {
  if (raw.destroyed && !raw.readableEnded) throw new AppError('badRequest');
}

/** Aborts a form that exceeds the route's limit, regardless of its parts' headers. */
export function watchSize({ raw, routeOptions }: FastifyRequest): { isOver: boolean } {
  const state = { isOver: false };
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= routeOptions.bodyLimit || state.isOver) return;
    state.isOver = true;
    raw.emit('error', new Error('the form is too large'));
  });
  return state;
}

/**
 * All files with that name.
 * @throws ValidationError if there is none
 */
export function listFiles({ everyFile }: Form, name: string): Buffer[] {
  const files = everyFile.filter((file) => file.name === name).map(({ bytes }) => bytes);
  if (files.length === 0) throw missingFile(name);
  return files;
}

/**
 * The file with that name.
 * @throws ValidationError if it is missing
 */
export function findFile({ files }: Form, name: string): Buffer {
  const file = files.get(name);
  if (file !== undefined) return file;
  throw missingFile(name);
}

/** The error of a form without a file that it needs. */
export function missingFile(name: string): ValidationError {
  return new ValidationError([{ type: 'missing', loc: ['body', name], msg: 'Field required', input: {} }]);
}

/** Our errors and the framework's are passed on; those of the form parser all mean a malformed form. */
export function isKnown(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'statusCode' in error);
}

/** Whether the body is a URL-encoded form. */
export function isUrlEncoded({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

function plainFields(request: FastifyRequest): Map<string, string> {
  const fields = isUrlEncoded(request) ? Object.entries(Object(request.body) as Record<string, unknown>) : [];
  return new Map(fields.map(([name, value]) => [name, fieldText(value)]));
}

/** The text of a field. @throws AppError `badRequest` for one that no database holds */
export function fieldText(value: unknown): string {
  const text = String(value);
  if (!isStorableText(text)) throw new AppError('badRequest');
  return text;
}

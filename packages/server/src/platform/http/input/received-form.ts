import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { AppError } from '../../errors/app-error.ts';
import type { TemporaryFiles } from '../../files/temporary-files.ts';
import { lenientReader } from './lenient-input.ts';
import { fieldText, isKnown, missingFile, requireSender, watchSize } from './multipart.ts';
import { validationError } from './validation.ts';

/** A form whose one file lies on the disk. The receiver deletes the file. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly path: string;
  /** The name that the sender has given the file, with nothing taken off. */
  readonly fileName: string;
}

/**
 * Receives a form with one large file, which goes to the disk while it arrives.
 * @param name of the field with the file; other files are passed over
 * @throws ValidationError without that file; AppError `bodyTooLarge`, `badRequest`
 */
export async function receiveForm(
  request: FastifyRequest,
  files: TemporaryFiles,
  name: string,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw missingFile(name);
  requireSender(request);
  const fields = new Map<string, string>();
  const limit = request.routeOptions.bodyLimit;
  const excess = watchSize(request);
  let path: string | undefined;
  let fileName = '';
  try {
    for await (const part of request.parts({ limits: { fileSize: limit } })) {
      if (part.type !== 'file') fields.set(part.fieldname, fieldText(part.value));
      else if (part.fieldname !== name || path !== undefined) part.file.resume();
      else {
        fileName = part.filename;
        path = await files.receive(part.file);
      }
    }
  } catch (error) {
    if (path !== undefined) await files.remove(path);
    if (excess.isOver) throw new AppError('bodyTooLarge', { limit });
    throw isKnown(error) ? error : new AppError('badRequest', {}, { cause: error });
  }
  if (path === undefined) throw missingFile(name);
  return { fields, path, fileName };
}

/**
 * The fields of a form by their schema, as lenient as other bodies are read.
 * @throws ValidationError
 */
export function readFields<S extends z.ZodType>(schema: S, fields: ReadonlyMap<string, string>): z.output<S> {
  const parsed = schema.safeParse(lenientReader(schema)(Object.fromEntries(fields)));
  if (parsed.success) return parsed.data;
  throw validationError('body', parsed.error, schema);
}

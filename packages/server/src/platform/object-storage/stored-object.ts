import { ObjectStorageError } from './object-storage-error.ts';

/** What a bucket says of an object. */
export interface ObjectFacts {
  /** Bytes. */
  readonly size: number;
  /** In quotes. It changes with the content. */
  readonly etag: string;
  readonly modified: Date;
  /** Of the whole content, hexadecimal; null for objects that were stored in parts. */
  readonly sha256: string | null;
}

/** An object in a list. */
export interface ListedObject extends Omit<ObjectFacts, 'sha256'> {
  readonly name: string;
}

/** Where the hash of the content is kept. */
export const hashHeader = 'x-amz-meta-sha256';

/** The facts in the headers of an answer, whole or of a range. */
export function readFacts(headers: Headers): ObjectFacts {
  const [, whole] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const size = Number(whole ?? headers.get('content-length') ?? Number.NaN);
  const modified = new Date(headers.get('last-modified') ?? Number.NaN);
  const etag = headers.get('etag');
  if (etag === null || !Number.isSafeInteger(size) || Number.isNaN(modified.getTime()))
    throw new ObjectStorageError('AnswerIncomplete', 502);
  return { size, etag: quoteTag(etag), modified, sha256: headers.get(hashHeader) };
}

/** Services leave the quotes out of some answers. */
export function quoteTag(etag: string): string {
  return `"${etag.replaceAll('"', '')}"`;
}

/** Null in place of the error that there is no such object. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof ObjectStorageError && error.isMissing) return null;
    throw error;
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../platform/errors/app-error.ts';
import type { StoredFile } from '../../../platform/files/store.ts';
import { matchesTag } from '../../../platform/http/answers/entity-tag.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuseTrashed } from '../trash/index.ts';

/** A stored file of a recipe. Those of a recipe in the trash are not to be seen. */
export async function sendRecipeFile(
  platform: Platform,
  { recipeId, key }: { recipeId: string; key: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await refuseTrashed(platform, recipeId);
  return sendFile(platform, key, request, reply);
}

/** A stored file. Its address changes with its content (`?version=`), so it may be cached for any time. */
export async function sendFile(
  platform: Platform,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const version = readVersion(request.url);
  const known = await platform.files.stat(key, { version });
  if (known === null) return fail('fileNotFound');
  describeFile(known, request, reply);
  reply.header('accept-ranges', 'bytes');
  if (matchesTag(request.headers['if-none-match'], known.etag)) return reply.code(304).send();
  const range = requestedRange(request.headers.range, known.size);
  const file =
    (await platform.files.get(key, { range: range ?? undefined, version })) ?? fail('fileNotFound');
  if (range === null) {
    reply.header('content-length', known.size);
    return file.stream;
  }
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${known.size}`);
  reply.header('content-length', range.end - range.start + 1);
  return file.stream;
}

/** What an address says of the content, which changes with it. */
function readVersion(url: string): string | undefined {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return query.get('version') ?? query.get('cacheKey') ?? undefined;
}

/** Sets the headers for the version of a file and for how long it may be cached. */
export function describeFile(
  { etag, mtime }: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isVersioned = readVersion(request.url) !== undefined;
  reply
    .header('etag', etag)
    .header('last-modified', mtime.toUTCString())
    .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache');
}

/** The requested range, if it is a single one that exists; for anything else the whole file is sent. */
function requestedRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}

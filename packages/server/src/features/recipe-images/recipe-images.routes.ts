import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import { fail } from '../../platform/errors/app-error.ts';
import { readForm } from '../../platform/http/multipart.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { ValidationError } from '../../platform/http/validation.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipeFolder } from '../recipes/index.ts';
import { deleteRecipeImage, fetchRecipeImage, saveRecipeImage } from './recipe-images.service.ts';

export function recipeImageRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.uploadRecipeImage, async ({ scope, params, request }) => {
    const { files } = await readForm(request);
    const picture = files.get('image') ?? missingPicture();
    return saveRecipeImage(platform, scope, params.slug, picture);
  });
  routes.member(operations.fetchRecipeImage, async ({ scope, params, body }) => {
    await fetchRecipeImage(platform, scope, params.slug, body.url);
    return null;
  });
  routes.member(operations.deleteRecipeImage, ({ scope, params }) =>
    deleteRecipeImage(platform, scope, params.slug),
  );
  routes.public(operations.getRecipeImage, ({ params, request, reply }) =>
    sendFile(platform, `${recipeFolder(params.recipe_id)}/images/${params.file_name}`, request, reply),
  );
  routes.public(operations.getUserImage, ({ params, request, reply }) =>
    sendFile(platform, `users/${params.user_id}/${params.file_name}`, request, reply),
  );
}

function missingPicture(): never {
  throw new ValidationError([{ type: 'missing', loc: ['body', 'image'], msg: 'Field required', input: {} }]);
}

/** A stored file. Its address changes with its content (`?version=`), so it may be kept for as long as one likes. */
async function sendFile(platform: Platform, key: string, request: FastifyRequest, reply: FastifyReply) {
  const known = await platform.files.stat(key);
  if (known === null) return fail('fileNotFound');
  const isVersioned = request.url.includes('version=') || request.url.includes('cacheKey=');
  reply
    .header('etag', known.etag)
    .header('last-modified', known.mtime.toUTCString())
    .header('accept-ranges', 'bytes')
    .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  if (isKnownTag(request.headers['if-none-match'], known.etag)) return reply.code(304).send();
  const range = requestedRange(request.headers.range, known.size);
  const file = (await platform.files.get(key, range ?? undefined)) ?? fail('fileNotFound');
  if (range === null) {
    reply.header('content-length', known.size);
    return file.stream;
  }
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${known.size}`);
  reply.header('content-length', range.end - range.start + 1);
  return file.stream;
}

/** Whether the reader has that version: a list of tags, weak or strong, or any. */
function isKnownTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** The one range that was asked for and exists; anything else is answered with the whole file. */
function requestedRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}

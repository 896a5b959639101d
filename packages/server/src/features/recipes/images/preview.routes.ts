import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../platform/errors/app-error.ts';
import { ImageRejectedError, makePreview } from '../../../platform/files/image.ts';
import { matchesTag } from '../../../platform/http/answers/entity-tag.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../recipe-files/index.ts';
import { refuseTrashed } from '../trash/index.ts';
import { describeFile } from './stored-file.routes.ts';

/**
 * The picture of a recipe as a JPEG. Messengers request it once per link and cache it, so it is made on
 * request and not stored a fourth time.
 */
export async function sendPreview(
  platform: Platform,
  recipeId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await refuseTrashed(platform, recipeId);
  const picture = (await platform.files.stat(previewed(recipeId))) ?? fail('fileNotFound');
  describeFile(picture, request, reply);
  if (matchesTag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  return makePreview(await wholeFile(platform, previewed(recipeId))).catch(noPicture);
}

/** A stored file that cannot be read is as good as none. */
function noPicture(error: unknown): never {
  if (error instanceof ImageRejectedError) fail('fileNotFound', {}, error);
  throw error;
}

/** Messengers show previews small: the middle size is large enough. */
function previewed(recipeId: string): string {
  return `${recipeFolder(recipeId)}/images/min-original.webp`;
}

async function wholeFile({ files }: Platform, key: string): Promise<Buffer> {
  const { stream } = (await files.get(key)) ?? fail('fileNotFound');
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

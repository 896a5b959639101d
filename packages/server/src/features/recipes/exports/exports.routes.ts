import type { FastifyReply } from 'fastify';
import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileTokens } from '../../site/downloads/index.ts';
import { createExportToken, exportRecipe, listFormats, openArchive } from './exports.service.ts';

export function exportRoutes(routes: Routes, platform: Platform): void {
  const tokens = new FileTokens(platform.secret, 'recipe export');
  routes.member(operations.listExportFormats, () => listFormats(platform));
  routes.member(operations.createExportToken, async ({ scope, params }) =>
    createExportToken(platform, tokens, scope, params.slug),
  );
  routes.member(operations.exportRecipe, async ({ scope, params, query, reply }) => {
    const { content, type, name } = await exportRecipe(platform, scope, params.slug, query.template_name);
    if (name !== null) reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type(type).send(content);
  });
  routes.member(operations.downloadRecipeZip, async ({ scope, params, query, reply }) => {
    const { slug, archive } = await openArchive(platform, tokens, scope, {
      slug: params.slug,
      token: query.token,
    });
    return sendArchive(reply, slug, archive);
  });
}

/** Sends an archive to be saved under the name of its recipe. */
export function sendArchive(reply: FastifyReply, slug: string, archive: Buffer): Buffer {
  reply
    .header('content-disposition', `attachment; filename="${slug}.zip"`)
    .header('cache-control', 'private, no-store')
    .header('content-length', archive.length);
  return archive;
}

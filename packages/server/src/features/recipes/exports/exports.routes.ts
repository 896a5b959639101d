import type { FastifyReply } from 'fastify';
import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { type Locale, negotiateLocale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileTokens } from '../../site/downloads/index.ts';
import type { RecipeLists } from '../library/index.ts';
import { makeBook } from './book/make-book.ts';
import { createExportToken, exportRecipe, listFormats, openArchive, printRecipe } from './exports.service.ts';
import { queuedExport } from './export-queue.ts';
import { planLibraryArchive } from './library-archive.ts';

export function exportRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  const tokens = new FileTokens(platform.secret, 'recipe export');
  routes.member(operations.listExportFormats, () => listFormats(platform));
  routes.member(operations.createExportToken, async ({ scope, params }) =>
    createExportToken(platform, tokens, scope, params.slug),
  );
  routes.member(operations.exportRecipe, async ({ scope, params, query, locale, reply }) => {
    const { content, type, name } = await exportRecipe(platform, scope, params.slug, {
      format: query.template_name,
      locale: asked(query.language) ?? locale,
    });
    if (name !== null) reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type(type).send(content);
  });
  routes.member(operations.exportLibrary, async ({ scope, query, locale, request, reply }) => {
    const { name, open } = await planLibraryArchive(platform, lists, scope, {
      format: query.format,
      cookbook: query.cookbook ?? null,
      locale: asked(query.language) ?? locale,
    });
    const archive = await queuedExport(scope.userId, () => request.raw.socket.destroyed, open);
    reply
      .header('content-disposition', `attachment; filename="${name}.zip"`)
      .header('cache-control', 'private, no-store');
    return archive;
  });
  routes.member(operations.exportBook, async ({ scope, query, locale, request, reply }) => {
    const asks = { ...query, cookbook: query.cookbook ?? null, locale: asked(query.language) ?? locale };
    const { name, type, content } = await makeBook(
      platform,
      lists,
      scope,
      asks,
      () => request.raw.socket.destroyed,
    );
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store');
    return reply.type(type).send(content);
  });
  routes.member(operations.printRecipe, async ({ scope, params, query, locale, reply }) => {
    const asks = { paper: query.paper, locale: asked(query.language) ?? locale };
    const { name, content } = await printRecipe(platform, scope, params.slug, asks);
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store');
    return reply.type('application/pdf').send(content);
  });
  routes.member(operations.downloadRecipeZip, async ({ scope, params, query, reply }) => {
    const { slug, archive } = await openArchive(platform, tokens, scope, {
      slug: params.slug,
      token: query.token,
    });
    return sendArchive(reply, slug, archive);
  });
}

function asked(language: string | null | undefined): Locale | null {
  return language === null || language === undefined || language === '' ? null : negotiateLocale(language);
}

/** Sends an archive to be saved under the name of its recipe. */
export function sendArchive(reply: FastifyReply, slug: string, archive: Buffer): Buffer {
  reply
    .header('content-disposition', `attachment; filename="${slug}.zip"`)
    .header('cache-control', 'private, no-store')
    .header('content-length', archive.length);
  return archive;
}

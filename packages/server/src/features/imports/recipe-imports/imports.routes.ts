import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { streamHeaders } from '../../../platform/http/answers/progress-stream.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFile, listFiles, readForm } from '../../../platform/http/input/multipart.ts';
import { findChatService } from '../ai/index.ts';
import { createWithAi, readMaterial, requireAi } from './from-images/create-with-ai.ts';
import { importFromImages } from './from-images/import-images.ts';
import { importFromZip } from './archives/import-archive.ts';
import { startBulkImport } from './bulk/start-bulk-import.ts';
import { importPageOrText } from './from-url/import-page-or-text.ts';
import { importFromText, importFromUrl } from './from-url/imports.service.ts';
import { readFileText } from './from-url/page-reader.ts';
import { reimportRecipe } from './from-url/reimport-recipe.ts';
import { testScrape } from './from-url/test-scrape.ts';
import { streamImport } from './stream-import.ts';

export function importRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.importFromUrl, ({ scope, body, locale }) =>
    importFromUrl(platform, scope, body.url, { ...body, locale }),
  );
  routes.member(operations.importFromUrls, ({ scope, body, locale }) =>
    startBulkImport(platform, scope, body, locale),
  );
  routes.member(operations.importFromHtmlOrJson, ({ scope, body, locale }) =>
    importFromText(platform, scope, { data: body.data, url: body.url ?? null }, { ...body, locale }),
  );
  routes.member(operations.importFromUrlStream, async ({ scope, body, locale, reply }) => {
    reply.headers(streamHeaders);
    return streamImport(platform, locale, (tell) =>
      importFromUrl(platform, scope, body.url, { ...body, locale, tell }),
    );
  });
  routes.member(operations.importFromHtmlOrJsonStream, async ({ scope, body, locale, reply }) => {
    reply.headers(streamHeaders);
    const source = { data: body.data, url: body.url ?? null };
    return streamImport(platform, locale, (tell) =>
      importFromText(platform, scope, source, { ...body, locale, tell }),
    );
  });
  routes.member(operations.importPage, ({ scope, body, locale }) =>
    importPageOrText(
      platform,
      scope,
      { data: body.data ?? null, url: body.url ?? null },
      { ...body, locale },
    ),
  );
  routes.member(operations.readFileText, async ({ request }) =>
    readFileText(findFile(await readForm(request), 'file')),
  );
  routes.member(operations.reimportRecipe, ({ scope, params, body, locale }) =>
    reimportRecipe(platform, scope, params.slug, {
      data: body.data ?? null,
      url: body.url ?? null,
      readIngredients: body.readIngredients,
      locale,
    }),
  );
  routes.member(operations.importFromZip, async ({ scope, request, query, locale }) =>
    importFromZip(platform, scope, findFile(await readForm(request), 'archive'), { ...query, locale }),
  );
  routes.member(operations.importFromImages, async ({ scope, request, query, locale }) => {
    const service = required(await findChatService(platform, scope, 'pictures'), 'imageServicesOff');
    const pictures = listFiles(await readForm(request), 'images');
    const { translateLanguage: language = null, readIngredients } = query;
    const options = { language, readIngredients, locale };
    return importFromImages(platform, service, scope, pictures, options);
  });
  routes.member(operations.createWithAi, async ({ scope, request, query, locale }) =>
    createWithAi(platform, scope, readMaterial(await readForm(request)), { ...query, locale }),
  );
  routes.member(operations.createWithAiStream, async ({ scope, request, query, locale, reply }) => {
    // The form has to be there before the first event is sent.
    const material = readMaterial(await readForm(request));
    // Off, it says so by its status, as the operation without a stream does.
    await requireAi(platform, scope, material);
    reply.headers(streamHeaders);
    return streamImport(platform, locale, (tell) =>
      createWithAi(platform, scope, material, { ...query, locale, tell }),
    );
  });
  routes.member(operations.testScrapeUrl, ({ body, locale }) => testScrape(platform, body, locale));
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { importFromText, importFromUrl } from './imports.service.ts';

export function importRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.importFromUrl, ({ scope, body, locale }) =>
    importFromUrl(platform, scope, body.url, { includeTags: body.includeTags, locale }),
  );
  routes.member(operations.importFromHtmlOrJson, ({ scope, body, locale }) =>
    importFromText(
      platform,
      scope,
      { data: body.data, url: body.url ?? null },
      { includeTags: body.includeTags, locale },
    ),
  );
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openDownload } from './downloads.service.ts';
import { FileTokens } from './file-token.ts';

export function downloadRoutes(routes: Routes, platform: Platform): void {
  const tokens = new FileTokens(platform.secret);
  routes.public(operations.downloadFile, async ({ query, reply }) => {
    const { name, file } = await openDownload(platform, tokens, query.token ?? '');
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('content-length', file.size);
    return file.stream;
  });
}

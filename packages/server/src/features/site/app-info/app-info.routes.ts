import { operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAppInfo, getStartupInfo, getTheme } from './app-info.service.ts';

export function appInfoRoutes(routes: Routes, platform: Platform): void {
  routes.public(operations.getAppInfo, () => getAppInfo(platform));
  routes.public(operations.getStartupInfo, () => getStartupInfo(platform));
  routes.public(operations.getTheme, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=604800');
    return getTheme(platform);
  });
  routes.public(operations.getLiveness, async () => ({ status: 'ok' as const }));
  routes.public(operations.getReadiness, () => readiness(platform));
  routes.public(operations.getReady, () => readiness(platform));
}

async function readiness(platform: Platform): Promise<{ status: 'ok' }> {
  await platform.database.ping().catch((error: unknown) => fail('unavailable', {}, error));
  return { status: 'ok' };
}

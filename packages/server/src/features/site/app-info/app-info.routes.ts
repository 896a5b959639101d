import { operations, type RestoreStep } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAppInfo, getStartupInfo, getTheme } from './app-info.service.ts';

/** @param restoreStep how far the restore of a backup is while requests are refused for it; null at all other times */
export function appInfoRoutes(
  routes: Routes,
  platform: Platform,
  restoreStep: () => RestoreStep | null,
): void {
  routes.public(operations.getAppInfo, () => getAppInfo(platform));
  routes.public(operations.getStartupInfo, () => getStartupInfo(platform));
  routes.public(operations.getTheme, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=604800');
    return getTheme(platform);
  });
  routes.public(operations.getLiveness, async () => ({ status: 'ok' as const }));
  // A restore is no reason to end the process, and a reason to send it no requests.
  routes.public(operations.getReadiness, async () => {
    const step = restoreStep();
    return step === null ? readiness(platform) : { status: 'restoring' as const, step };
  });
  routes.public(operations.getReady, () =>
    restoreStep() === null ? readiness(platform) : fail('restoring'),
  );
}

async function readiness(platform: Platform): Promise<{ status: 'ok' }> {
  await platform.database.ping().catch((error: unknown) => fail('unavailable', {}, error));
  return { status: 'ok' };
}

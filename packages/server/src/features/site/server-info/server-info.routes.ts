import { operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAnalytics } from './analytics.service.ts';
import { checkServer, getAdminAbout, getAppStatistics } from './server-info.service.ts';
import { readVolumeText, writeVolumeText } from './volume-check.service.ts';

export function serverInfoRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.adminAbout, () => getAdminAbout(platform));
  routes.admin(operations.adminCheck, async () => checkServer(platform));
  routes.admin(operations.adminStatistics, () => getAppStatistics(platform));
  routes.admin(operations.adminAnalytics, () => getAnalytics(platform));
  routes.admin(operations.adminValidateVolume, async () => ({ text: await writeVolumeText(platform) }));
  routes.public(operations.getVolumeText, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return (await readVolumeText(platform)) ?? fail('volumeTextNotFound');
  });
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getDatabaseCheck } from './database-check.service.ts';
import { clean, getMaintenance, getStorage } from './maintenance.service.ts';
import { getLogs } from './server-log.service.ts';

export function maintenanceRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.getMaintenance, () => getMaintenance(platform));
  routes.admin(operations.getStorage, () => getStorage(platform));
  routes.admin(operations.getDatabaseCheck, () => getDatabaseCheck(platform));
  routes.admin(operations.getLogs, async ({ query }) => ({ logs: getLogs(platform, query.lines) }));
  routes.admin(operations.cleanImages, ({ locale }) => clean(platform, 'images', locale));
  routes.admin(operations.cleanTemp, ({ locale }) => clean(platform, 'temp', locale));
  routes.admin(operations.cleanRecipeFolders, ({ locale }) => clean(platform, 'recipeFolders', locale));
  routes.admin(operations.cleanLogs, ({ locale }) => clean(platform, 'logs', locale));
}

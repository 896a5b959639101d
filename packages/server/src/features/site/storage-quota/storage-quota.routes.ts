import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listHouseholdStorage } from './storage-quota.service.ts';

export function storageQuotaRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.getHouseholdStorage, () => listHouseholdStorage(platform));
}

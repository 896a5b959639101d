import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getGroupStorage, getHouseholdStatistics } from './statistics.service.ts';

export function statisticsRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getHouseholdStatistics, ({ scope }) => getHouseholdStatistics(platform, scope));
  routes.member(operations.getGroupStorage, ({ scope }) => getGroupStorage(platform, scope));
}

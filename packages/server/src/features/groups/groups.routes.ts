import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOwnGroup } from './groups.service.ts';

export function groupRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getOwnGroup, ({ scope }) => getOwnGroup(platform, scope));
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeGroupPreferences, getGroupPreferences, getOwnGroup } from './groups.service.ts';

export function groupRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getOwnGroup, ({ scope }) => getOwnGroup(platform, scope));
  routes.member(operations.getGroupPreferences, ({ scope }) => getGroupPreferences(platform, scope));
  routes.member(operations.putGroupPreferences, ({ scope, body }) =>
    changeGroupPreferences(platform, scope, body),
  );
  routes.member(operations.patchGroupPreferences, ({ scope, body }) =>
    changeGroupPreferences(platform, scope, body),
  );
}

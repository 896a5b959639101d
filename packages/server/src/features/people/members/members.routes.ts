import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getGroupMember, listGroupMembers, listHouseholdMembers, setPermissions } from './members.service.ts';

export function memberRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listGroupMembers, ({ scope, query }) => listGroupMembers(platform, scope, query));
  routes.member(operations.getGroupMember, ({ scope, params }) =>
    getGroupMember(platform, scope, params.username_or_id),
  );
  routes.member(operations.listHouseholdMembers, ({ scope, query }) =>
    listHouseholdMembers(platform, scope, query),
  );
  routes.member(operations.setPermissions, ({ scope, body }) => setPermissions(platform, scope, body));
}

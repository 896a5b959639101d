import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeGroup,
  createGroupWithHousehold,
  getGroup,
  listGroups,
  removeGroup,
} from './admin-groups.service.ts';

export function adminGroupRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.adminListGroups, ({ query }) => listGroups(platform, query));
  routes.admin(operations.adminCreateGroup, ({ body }) => createGroupWithHousehold(platform, body.name));
  routes.admin(operations.adminGetGroup, ({ params }) => getGroup(platform, params.item_id));
  routes.admin(operations.adminPutGroup, ({ params, body }) => changeGroup(platform, params.item_id, body));
  routes.admin(operations.adminPatchGroup, ({ params, body }) => changeGroup(platform, params.item_id, body));
  routes.admin(operations.adminDeleteGroup, ({ params }) => removeGroup(platform, params.item_id));
}

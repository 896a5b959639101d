import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeHousehold,
  createHouseholdIn,
  getHousehold,
  listHouseholds,
  removeHousehold,
  renameOwnHousehold,
} from './admin-households.service.ts';

export function adminHouseholdRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.adminListHouseholds, ({ query }) => listHouseholds(platform, query));
  routes.admin(operations.adminCreateHousehold, ({ body }) => createHouseholdIn(platform, body));
  routes.admin(operations.adminGetHousehold, ({ params }) => getHousehold(platform, params.item_id));
  routes.admin(operations.adminPutHousehold, ({ params, body }) =>
    changeHousehold(platform, params.item_id, body),
  );
  routes.admin(operations.adminPatchHousehold, ({ params, body }) =>
    changeHousehold(platform, params.item_id, body),
  );
  routes.member(operations.renameOwnHousehold, ({ scope, body }) =>
    renameOwnHousehold(platform, scope, body.name),
  );
  routes.admin(operations.adminDeleteHousehold, ({ params }) => removeHousehold(platform, params.item_id));
}

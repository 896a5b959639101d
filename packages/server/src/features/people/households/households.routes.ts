import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeHouseholdPreferences, getHouseholdPreferences } from './household-changes.service.ts';
import { getHousehold, getOwnHousehold, listHouseholds, type WebhooksOf } from './households.service.ts';

/** @param webhooksOf the webhooks of a household, which another feature knows */
export function householdRoutes(routes: Routes, platform: Platform, webhooksOf: WebhooksOf): void {
  routes.member(operations.getOwnHousehold, ({ scope }) => getOwnHousehold(platform, scope, webhooksOf));
  routes.member(operations.listHouseholds, ({ scope, query }) =>
    listHouseholds(platform, scope, query, '/groups/households'),
  );
  routes.member(operations.getHousehold, ({ scope, params }) =>
    getHousehold(platform, scope, params.household_slug),
  );
  routes.member(operations.getHouseholdPreferences, ({ scope }) => getHouseholdPreferences(platform, scope));
  routes.member(operations.putHouseholdPreferences, ({ scope, body }) =>
    changeHouseholdPreferences(platform, scope, body),
  );
  routes.member(operations.patchHouseholdPreferences, ({ scope, body }) =>
    changeHouseholdPreferences(platform, scope, body),
  );
}

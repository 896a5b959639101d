import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFoodSubstitutions, saveFoodSubstitutions } from './substitutions.service.ts';

/** What may be taken in the place of foods. */
export function substitutionRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getFoodSubstitutions, ({ scope, params }) =>
    readFoodSubstitutions(platform, scope, params.item_id),
  );
  routes.member(operations.putFoodSubstitutions, ({ scope, params, body }) =>
    saveFoodSubstitutions(platform, scope, params.item_id, body.substitutions),
  );
}

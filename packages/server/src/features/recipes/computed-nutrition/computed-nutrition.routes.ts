import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readComputedNutrition } from './computed-nutrition.service.ts';

export function computedNutritionRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getComputedNutrition, ({ scope, params, locale }) =>
    readComputedNutrition(platform, scope, { slugOrId: params.slug, locale }),
  );
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCupWeights } from './cup-weights.service.ts';

export function cupWeightRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getCupWeights, ({ scope, params, locale }) =>
    readCupWeights(platform, scope, { slugOrId: params.slug, locale }),
  );
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { seed } from './seeders.service.ts';

const done = { message: 'Seeding Successful', error: false };

/** Lists of foods, units and labels that a group can begin with. */
export function seederRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.seedFoods, async ({ scope, body }) => {
    await seed(platform, scope, 'foods', body.locale);
    return done;
  });
  routes.member(operations.seedUnits, async ({ scope, body }) => {
    await seed(platform, scope, 'units', body.locale);
    return done;
  });
  routes.member(operations.seedLabels, async ({ scope, body }) => {
    await seed(platform, scope, 'labels', body.locale);
    return done;
  });
}

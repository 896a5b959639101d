import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LabelListener } from '../labels/index.ts';
import { seed } from './seeders.service.ts';

const done = { message: 'Seeding Successful', error: false };

/** Lists of foods, units and labels that a group can begin with. */
export function seederRoutes(
  routes: Routes,
  platform: Platform,
  listener: Pick<LabelListener, 'labelsAdded'>,
): void {
  routes.member(operations.seedFoods, async ({ scope, body }) => {
    await seed(platform, scope, { kind: 'foods', locale: body.locale }, listener);
    return done;
  });
  routes.member(operations.seedUnits, async ({ scope, body }) => {
    await seed(platform, scope, { kind: 'units', locale: body.locale }, listener);
    return done;
  });
  routes.member(operations.seedLabels, async ({ scope, body }) => {
    await seed(platform, scope, { kind: 'labels', locale: body.locale }, listener);
    return done;
  });
}

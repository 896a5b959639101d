import { operations } from '@hearth/contract';
import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { registerUser } from './registration.service.ts';

/** New accounts cost a password hash each, so one address makes only so many. */
const accountsAnHour = { calls: 100, windowMs: 3_600_000 };

export function registrationRoutes(routes: Routes, platform: Platform): void {
  const limit = new RateLimit(platform.clock, accountsAnHour);
  routes.public(operations.registerUser, async ({ body, request }) => {
    limit.count(request.ip);
    return registerUser(platform, body);
  });
}

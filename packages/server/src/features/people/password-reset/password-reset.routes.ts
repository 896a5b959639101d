import { operations } from '@hearth/contract';
import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createResetToken, requestPasswordReset, resetPassword } from './password-reset.service.ts';

/** Calls of one address, known and unknown accounts alike. */
const callsInTenMinutes = { calls: 20, windowMs: 600_000 };

export function passwordResetRoutes(routes: Routes, platform: Platform): void {
  const limit = new RateLimit(platform.clock, callsInTenMinutes);
  routes.public(operations.forgotPassword, async ({ body, locale, request }) => {
    limit.count(request.ip);
    return requestPasswordReset(platform, body.email, locale);
  });
  routes.public(operations.resetPassword, async ({ body, request }) => {
    limit.count(request.ip);
    return resetPassword(platform, body);
  });
  routes.admin(operations.createPasswordResetToken, ({ body }) => createResetToken(platform, body.email));
}

import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createApiToken, revokeApiToken } from './api-tokens.service.ts';

export function apiTokenRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.createApiToken, ({ scope, body }) => createApiToken(platform, scope, body));
  routes.member(operations.deleteApiToken, async ({ scope, params }) => ({
    tokenDelete: await revokeApiToken(platform, scope, params.token_id),
  }));
}

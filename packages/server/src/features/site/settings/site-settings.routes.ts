import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSiteSettings, putSiteSettings } from './site-settings.service.ts';

export function siteSettingsRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.getSiteSettings, () => getSiteSettings(platform));
  routes.admin(operations.putSiteSettings, ({ scope, body }) => putSiteSettings(platform, scope, body));
}

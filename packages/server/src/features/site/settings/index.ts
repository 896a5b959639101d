/** What the operator decides for the whole server. */
export { findSetting, saveSetting } from './site-settings.repository.ts';
export { siteSettingsRoutes } from './site-settings.routes.ts';
export { trustedBySiteSettings } from './site-settings.service.ts';

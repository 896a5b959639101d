/** What the operator decides for the whole server. */
export { siteSettingsRoutes } from './site-settings.routes.ts';
export { trustedBySiteSettings } from './site-settings.service.ts';

/** What the server is, whether it is well, and how it looks. */
export { appInfoRoutes } from './app-info.routes.ts';
export { getAppInfo, getStartupInfo, getTheme } from './app-info.service.ts';

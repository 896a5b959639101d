/** The first start: claiming an empty database. */
export { setupRoutes } from './setup.routes.ts';
export { openSetup } from './setup.service.ts';

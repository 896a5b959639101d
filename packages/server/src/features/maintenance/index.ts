/** Looking after the data folder and the log. */
export { maintenanceRoutes } from './maintenance.routes.ts';

/** Looking after the data folder, the database file and the log. */
export { checkDatabase, getDatabaseCheck } from './database-check.service.ts';
export { maintenanceRoutes } from './maintenance.routes.ts';

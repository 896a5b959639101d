/** Moving in from other recipe programs. */
export { migrationRoutes } from './migrations.routes.ts';

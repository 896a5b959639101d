/** Lists of foods, units and labels that a group can begin with. */
export { seederRoutes } from './seeders.routes.ts';
export { seedGroup } from './seeders.service.ts';

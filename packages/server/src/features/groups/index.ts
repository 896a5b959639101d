/** Groups: the hard wall between tenants. */
export { groupRoutes } from './groups.routes.ts';
export {
  createGroup,
  freeGroupName,
  getOwnGroup,
  publicDefaultGroup,
  publicScopeOf,
  renameGroup,
  saveGroupPreferences,
} from './groups.service.ts';
export { findGroupByName } from './groups.repository.ts';

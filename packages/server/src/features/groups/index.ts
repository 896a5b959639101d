/** Groups: the hard wall between tenants. */
export { findGroupByName } from './groups.repository.ts';
export { groupRoutes } from './groups.routes.ts';
export {
  createGroup,
  freeGroupName,
  getOwnGroup,
  isGroupNameFree,
  publicDefaultGroup,
  publicScopeOf,
  renameGroup,
  saveGroupPreferences,
} from './groups.service.ts';

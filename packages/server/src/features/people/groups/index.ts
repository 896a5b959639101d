/** Groups: the hard wall between tenants. */
export { findGroupByName, groupSlugOf, isPublicGroup } from './groups.repository.ts';
export { groupRoutes } from './groups.routes.ts';
export {
  createGroup,
  freeGroupName,
  getOwnGroup,
  isGroupNameFree,
  publicDefaultGroup,
  publicGroup,
  publicScopeOf,
  renameGroup,
  saveGroupPreferences,
} from './groups.service.ts';

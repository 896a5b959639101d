/** Groups: the hard wall between tenants. */
export { findGroupByName, findGroupSlug, isPublicGroup } from './groups.repository.ts';
export { groupRoutes } from './groups.routes.ts';
export {
  createGroup,
  freeGroupName,
  getOwnGroup,
  isGroupNameFree,
  publicDefaultGroup,
  publicGroup,
  findPublicScope,
  renameGroup,
  presentGroupPreferences,
  saveGroupPreferences,
} from './groups.service.ts';

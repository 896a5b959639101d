/** Groups: the hard wall between tenants. */
export { groupRoutes } from './groups.routes.ts';
export { findGroupByName } from './groups.repository.ts';
export {
  createGroup,
  freeGroupName,
  getOwnGroup,
  isGroupNameFree,
  publicDefaultGroup,
  publicScopeOf,
} from './groups.service.ts';

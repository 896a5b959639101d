/** Groups: the hard wall between tenants. */
export { groupRoutes } from './groups.routes.ts';
export { createGroup, getOwnGroup, publicDefaultGroup, publicScopeOf } from './groups.service.ts';
export { findGroupByName } from './groups.repository.ts';

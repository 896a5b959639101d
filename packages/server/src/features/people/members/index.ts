/** Who else is in the group and the household, and what they may do. */
export { memberRoutes } from './members.routes.ts';

/** Members: the users of the group and the household, and their rights. */
export { memberRoutes } from './members.routes.ts';

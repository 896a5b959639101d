/** Registration: accounts that users create for themselves. */
export { registrationRoutes } from './registration.routes.ts';

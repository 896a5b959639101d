/** New accounts that people make for themselves. */
export { registrationRoutes } from './registration.routes.ts';

/** Whether names are still free, for the forms. */
export { validatorRoutes } from './validators.routes.ts';

/** Confirming who it is in an open session, with the password or a second factor. */
export { confirmationRoutes } from './confirmation.routes.ts';

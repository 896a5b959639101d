/** Ways in: password, directory, identity provider, and the second step. */
export { signInRoutes } from './sign-in.routes.ts';

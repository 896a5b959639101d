/** Ways in: password, directory, identity provider, and the second step. */
export { deleteIdentitiesOf } from './identities.repository.ts';
export { signInRoutes } from './sign-in.routes.ts';

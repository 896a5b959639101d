/** Pages of the administration of people: one chunk, since who opens one opens the others. */
export { UserCreatePage } from './user-create-page.tsx';
export { UserPage } from './user-page.tsx';
export { UsersPage } from './users-page.tsx';

/** Administration of users: creating, changing, moving and deleting accounts. */
export { accountsRoutes } from './accounts.routes.ts';
export { deleteUserFiles, deleteUserFilesJob } from './delete-account.ts';

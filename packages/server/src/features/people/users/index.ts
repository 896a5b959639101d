/** Accounts: what people change of their own, and what administrators do with everybody's. */
export { accountsRoutes } from './accounts.routes.ts';
export { tellOldAddress, tellOldAddressJob } from '../self/change-address.ts';
export { deleteUserFiles, deleteUserFilesJob } from './delete-account.ts';

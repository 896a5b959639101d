/** The own account: its e-mail address, password and picture. */
export {
  changesAddress,
  leaveOldAddress,
  proveOwnAddressChange,
  notifyOldAddress,
  notifyOldAddressJob,
} from './change-address.ts';
export { userFolder } from './profile-image.ts';
export { selfRoutes } from './self.routes.ts';

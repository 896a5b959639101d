/** Pages of the own account: one chunk. */
export { EditProfilePage } from './edit-profile-page.tsx';
export { ProfilePage } from './profile-page.tsx';

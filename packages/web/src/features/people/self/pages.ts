/** Pages of the own account: one chunk. */
export { EditProfilePage } from './edit-profile/edit-profile-page.tsx';
export { ProfilePage } from './profile/profile-page.tsx';

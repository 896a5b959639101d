/** Inviting people to the households of the group. */
export { InviteButton } from './invite-button.tsx';
export { OpenInvitations } from './open-invitations.tsx';

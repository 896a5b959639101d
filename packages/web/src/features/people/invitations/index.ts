/** Inviting people to the own household. */
export { InviteButton } from './invite-button.tsx';

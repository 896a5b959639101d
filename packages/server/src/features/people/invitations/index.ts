/** Invitations to a household. */
export { isInvitationOpen, takeInvitation } from './invitations.repository.ts';
export { invitationRoutes } from './invitations.routes.ts';
export { purgeInvitations } from './invitations.service.ts';

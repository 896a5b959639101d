/** Invitations to a household. */
export { isInvitationOpen, takeInvitation } from './invitations.repository.ts';
export { invitationRoutes } from './invitations.routes.ts';
export { purgeInvitations, readInvitedRights } from './invitations.service.ts';

import * as z from 'zod';
import { maxPersonTextLength, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/** The most people that one invitation can bring in. */
export const maxInviteUses = 1000;

export const CreateInviteToken = z
  .object({ uses: z.int().min(1).max(maxInviteUses) })
  .meta({ id: 'CreateInviteToken' });

/** The holder of `token` may join the household, `usesLeft` times, for four days. */
export const ReadInviteToken = z
  .object({ token: z.string(), usesLeft: z.int(), groupId: uuid(), householdId: uuid() })
  .meta({ id: 'ReadInviteToken' });
export type ReadInviteToken = z.output<typeof ReadInviteToken>;

export const EmailInvitation = z
  .object({ email: z.string().max(maxPersonTextLength), token: z.string().max(maxPersonTextLength) })
  .meta({ id: 'EmailInvitation' });

/** `error` is null as well when no mail server is set. */
export const EmailInvitationResponse = z
  .object({ success: z.boolean(), error: z.string().nullable() })
  .meta({ id: 'EmailInvitationResponse' });
export type EmailInvitationResponse = z.output<typeof EmailInvitationResponse>;

/** The token of an invitation. It travels in the body, so that no log keeps it. */
export const InvitationToken = z
  .object({ token: z.string().max(maxPersonTextLength) })
  .meta({ id: 'InvitationToken' });

/** Who invites, and to where. `invitedBy` is null when that person is gone. */
export const InvitationPreview = z
  .object({ invitedBy: z.string().nullable(), household: z.string(), group: z.string() })
  .meta({ id: 'InvitationPreview' });
export type InvitationPreview = z.output<typeof InvitationPreview>;

/** An invitation makes an account: only a person at a device hands it out, or sees those that are open. */
const base = {
  tags: ['Households: Invitations'],
  access: 'member' as const,
  path: '/api/households/invitations' as const,
  needsSession: true,
  readsSecrets: true,
};

export const invitationOperations = {
  listInvitations: operation({
    ...base,
    method: 'GET',
    summary: 'Open invitations of the own household, newest first',
    answer: z.array(ReadInviteToken),
  }),
  createInvitation: operation({
    ...base,
    method: 'POST',
    summary: 'Invite to the own household',
    body: CreateInviteToken,
    status: 201,
    answer: ReadInviteToken,
  }),
  previewInvitation: operation({
    method: 'POST',
    path: '/api/users/register/invitation',
    tags: ['Users: Registration'],
    summary: 'Who invites with that token, and to where',
    access: 'public',
    key: 'invitation',
    body: InvitationToken,
    answer: InvitationPreview,
  }),
  emailInvitation: operation({
    ...base,
    method: 'POST',
    path: '/api/households/invitations/email',
    summary: 'Send an invitation by mail',
    body: EmailInvitation,
    answer: EmailInvitationResponse,
  }),
};

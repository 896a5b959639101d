import * as z from 'zod';
import { maxPersonTextLength, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';

/** For so many days an invitation is open without a wish. */
const usualInviteDays = 4;

/** What those who join may do: use everything, or also invite, organize and change the household. */
export const InviteRole = z.enum(['member', 'manager']).meta({ id: 'InviteRole' });
export type InviteRole = z.output<typeof InviteRole>;

export const CreateInviteToken = z
  .object({
    uses: z.int().min(1).max(limits.invitationUses),
    /** Of the own group; the own household without it. Others are for who may manage the group. */
    householdId: uuid().nullish(),
    groupId: uuid().nullish(),
    /** Those with more rights than anyone are for who may manage the group. */
    role: InviteRole.default('member'),
    days: z.int().min(1).max(limits.invitationDays).default(usualInviteDays),
  })
  .meta({ id: 'CreateInviteToken' });
export type CreateInviteToken = z.output<typeof CreateInviteToken>;

/** The holder of `token` may join the household, `usesLeft` times, until `expiresAt`. */
export const ReadInviteToken = z
  .object({
    id: z.string(),
    token: z.string(),
    usesLeft: z.int(),
    groupId: uuid(),
    householdId: uuid(),
    role: InviteRole,
    expiresAt: z.string(),
  })
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
    summary: 'Open invitations of the own household, or of the group for who may manage it, newest first',
    query: z.object({ ofGroup: z.boolean().default(false) }),
    answer: z.array(ReadInviteToken),
  }),
  createInvitation: operation({
    ...base,
    method: 'POST',
    summary: 'Invite to a household of the group, by default the own one',
    body: CreateInviteToken,
    status: 201,
    answer: ReadInviteToken,
  }),
  revokeInvitation: operation({
    ...base,
    method: 'DELETE',
    path: '/api/households/invitations/{item_id}',
    summary: 'Take an invitation back; nobody else joins with it',
    params: z.object({ item_id: z.string().max(maxPersonTextLength) }),
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

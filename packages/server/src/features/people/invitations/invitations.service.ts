import {
  type CreateInviteToken,
  type EmailInvitationResponse,
  errorCatalogue,
  type InvitationPreview,
  InviteRole,
  type ReadInviteToken,
} from '@hearth/contract';
import { mayManageGroup, type Rights } from '@hearth/domain/people/policies';
import { email as emailRule, required as requiredRule } from '@hearth/domain/ui/validators';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { requireFields } from '../../../platform/http/input/field-rules.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import { composeMail } from '../../../platform/mail/mail-template.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSelf } from '../user-store/index.ts';
import {
  deleteExpiredInvitations,
  deleteInvitation,
  findHouseholdName,
  findInvitation,
  findInvitations,
  findInvitedPlace,
  type InvitationReach,
  insertInvitation,
} from './invitations.repository.ts';
import type { InviteTokenRow } from './invitations.tables.ts';

const dayMs = 86_400_000;
const tokenBytes = 24;

/**
 * Open invitations, newest first, without those sealed under another secret. A token is worth an account, so only those
 * who may invite see any: of their household, or of the group where they manage it.
 * @throws AppError `mayNotInvite`
 */
export async function listInvitations(
  platform: Platform,
  scope: MemberScope,
  ofGroup: boolean,
): Promise<ReadInviteToken[]> {
  requireInviter(scope);
  const now = storedInstant(platform.clock.now());
  const rows = await findInvitations(
    platform.database.read(scope),
    now,
    ofGroup ? readReach(scope) : 'household',
  );
  return rows.flatMap((row) => {
    const token = platform.secrets.open('invitation', row.token, row.sealed_token);
    return token === null ? [] : [presentInvitation(row, token)];
  });
}

/**
 * Invites to a household of the group; administrators to any household of the server.
 * @throws AppError `mayNotInvite`, also to another household or as a manager for who may not manage the group;
 * `itemNotFound` for a household that the group does not have, and for another group unless an administrator asks
 */
export async function createInvitation(
  platform: Platform,
  scope: MemberScope,
  { uses, role, days, householdId, groupId }: CreateInviteToken,
): Promise<ReadInviteToken> {
  requireInviter(scope);
  const target = householdId ?? scope.householdId;
  const home = groupId ?? scope.groupId;
  // Administrators invite to every group of the server; for others no other group exists.
  if (home !== scope.groupId && !scope.rights.admin) fail('itemNotFound');
  const everywhere = systemScope('invite to any group');
  required(
    await findHouseholdName(platform.database.read(everywhere), { id: target, groupId: home }),
    'itemNotFound',
  );
  if ((target !== scope.householdId || role !== 'member') && !mayManageGroup(scope.rights))
    fail('mayNotInvite');
  const now = platform.clock.now();
  const token = platform.random.bytes(tokenBytes).toString('base64url');
  const found = platform.secrets.fingerprint('invitation', token);
  const row: InviteTokenRow = {
    token: found,
    sealed_token: platform.secrets.seal('invitation', found, token),
    made_by: scope.userId,
    group_id: home,
    household_id: target,
    role,
    uses_left: uses,
    created_at: storedInstant(now),
    expires_at: storedInstant(new Date(now.getTime() + days * dayMs)),
  };
  await platform.database.write(everywhere, (tx) => insertInvitation(tx, row));
  platform.securityLog.write({ event: 'invitation.made', userId: scope.userId });
  return presentInvitation(row, token);
}

/**
 * Takes an invitation back.
 * @throws AppError `mayNotInvite`; `itemNotFound` for one that is not open, or not theirs to see
 */
export async function revokeInvitation(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ReadInviteToken> {
  requireInviter(scope);
  const now = storedInstant(platform.clock.now());
  const row = await platform.database.write(scope, async (tx) => {
    const found = required(
      await findInvitation(tx, { token: id, now, reach: readReach(scope) }),
      'itemNotFound',
    );
    await deleteInvitation(tx, id);
    tx.onCommit(() => {
      void platform.endedKeys.add('invitation', [id]);
      platform.securityLog.write({ event: 'invitation.revoked', userId: scope.userId });
    });
    return found;
  });
  return presentInvitation(row, '');
}

/**
 * Sends an invitation by mail and says whether the mail server took it.
 * @throws AppError `mayNotInvite`; ValidationError for what is no address
 */
export async function emailInvitation(
  platform: Platform,
  scope: MemberScope,
  given: { email: string; token: string },
  locale: Locale,
): Promise<EmailInvitationResponse> {
  requireInviter(scope);
  const to = given.email.trim();
  requireFields([['email', to, requiredRule, emailRule]]);
  const reader = platform.database.read(scope);
  const found = platform.secrets.fingerprint('invitation', given.token);
  const now = storedInstant(platform.clock.now());
  const invitation = await findInvitation(reader, { token: found, now, reach: readReach(scope) });
  if (invitation === undefined) return { success: false, error: errorText('invalidGroupToken', locale) };
  if (!platform.mailer.isReady) return { success: false, error: null };
  const { fullName } = await getSelf(platform, scope);
  const household =
    (await findHouseholdName(reader, { id: invitation.household_id, groupId: scope.groupId })) ?? '';
  const words = { name: fullName ?? '', household };
  return platform.mailer.send(invitationMail(platform, to, given.token, words, locale)).then(
    () => ({ success: true, error: null }),
    (error: unknown) => {
      platform.log.warn({ err: error }, 'an invitation could not be sent');
      return { success: false, error: error instanceof Error ? error.message : String(error) };
    },
  );
}

/**
 * What those who hold an invitation may know before they have an account: names only.
 * @throws AppError `invalidGroupToken` for a token that is unknown, spent or too old
 */
export async function previewInvitation(platform: Platform, token: string): Promise<InvitationPreview> {
  const reader = platform.database.read(systemScope('greet the invited'));
  const found = platform.secrets.fingerprint('invitation', token);
  const place = await findInvitedPlace(reader, found, storedInstant(platform.clock.now()));
  return required(place, 'invalidGroupToken');
}

/** Forgets invitations that have run out. Run daily. */
export async function purgeInvitations(platform: Platform): Promise<void> {
  const now = storedInstant(platform.clock.now());
  await platform.database.write(systemScope('delete expired invitations'), (tx) =>
    deleteExpiredInvitations(tx, now),
  );
}

function requireInviter({ rights }: MemberScope): void {
  if (!rights.canInvite && !rights.admin) fail('mayNotInvite');
}

/** Who manages the group invites to all of its households. */
function readReach({ rights }: MemberScope): InvitationReach {
  return mayManageGroup(rights) ? 'group' : 'household';
}

/** The rights of those who join with an invitation. */
export function readInvitedRights(role: string | null): Partial<Rights> {
  return role === 'manager' ? { canInvite: true, canOrganize: true, canManageHousehold: true } : {};
}

function invitationMail(
  platform: Platform,
  to: string,
  token: string,
  words: Readonly<Record<string, string>>,
  locale: Locale,
): Mail {
  const texts = getTexts(locale).mails.invitation;
  const link = `${platform.settings.server.baseUrl}/register?token=${encodeURIComponent(token)}`;
  return composeMail({ ...texts, top: fillIn(texts.top, words), to, link, locale });
}

function errorText(code: 'invalidGroupToken', locale: Locale): string {
  return getTexts(locale).errors[code] ?? errorCatalogue[code].text;
}

function presentInvitation(row: InviteTokenRow, token: string): ReadInviteToken {
  return {
    id: row.token,
    token,
    usesLeft: row.uses_left,
    groupId: row.group_id,
    householdId: row.household_id,
    role: InviteRole.catch('member').parse(row.role),
    expiresAt: row.expires_at,
  };
}

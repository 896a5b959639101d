import type { CreateUserRegistration, UserOut } from '@hearth/contract';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import type { Rights } from '@hearth/domain/people/policies';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { getTexts, negotiateLocale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createGroup, freeGroupName } from '../groups/index.ts';
import { createHousehold, householdOfLocale } from '../households/index.ts';
import { publish } from '../../automation/notifiers/index.ts';
import { createFirstList } from '../../shopping/index.ts';
import { seedGroup } from '../../catalog/seeders/index.ts';
import { isInvitationOpen, readInvitedRights, takeInvitation } from '../invitations/index.ts';
import {
  cleanPersonFields,
  createUser,
  findTakenAccountNames,
  findUser,
  holdNames,
  isUnclaimed,
  presentUser,
  refuseGuessable,
  requireGoodPassword,
} from '../user-store/index.ts';

const scope = systemScope('register a user');

interface Person {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
}

interface Home {
  readonly groupId: string;
  readonly householdId: string;
  /** Those of the founder of a group, or what the invitation gives. */
  readonly rights: Partial<Rights>;
}

/**
 * Creates an account: by invitation in the household of the invitation, else in a new group of its own. It signs
 * no user in. With `seedData` a new group begins with the foods, units and labels of the user's language.
 * @throws AppError `registrationDisabled`, `usernameTaken`, `emailTaken`, `invalidGroupToken`; ValidationError
 */
export async function registerUser(platform: Platform, given: CreateUserRegistration): Promise<UserOut> {
  const person = buildPerson(given);
  requireGoodPassword(given.password, 'password');
  await refuseGuessable(platform, given.password, person);
  await requireOpen(platform, given.groupToken);
  const reader = platform.database.read(scope);
  await refuseTaken(reader, person);
  const now = storedInstant(platform.clock.now());
  if (given.groupToken && !(await isInvitationOpen(reader, getInvitation(platform, given), now)))
    fail('invalidGroupToken');
  const passwordHash = await platform.passwords.hash(given.password);
  const create = () =>
    platform.database.write(scope, async (tx) => {
      await holdNames(tx);
      await refuseTaken(tx, person);
      const { rights: held, ...home } = await findHome(platform, tx, given, now);
      const rights = { ...held, advanced: given.advanced };
      const id = await createUser(platform, tx, { ...person, ...home, passwordHash, rights });
      if (!given.groupToken)
        await createFirstList(platform, tx, { ...home, userId: id, ...listOfLocale(given) });
      await publish(platform, tx, {
        type: 'user_signup',
        ...home,
        document: {
          documentType: 'user',
          operation: 'create',
          username: person.username,
          email: person.email,
        },
        integrationId: 'registration',
      });
      if (given.groupToken)
        tx.onCommit(() =>
          platform.securityLog.write({ event: 'invitation.used', userId: id, name: person.username }),
        );
      return id;
    });
  // Another user may have taken the name in the meantime; when it was the group's, the next number is free.
  const id = await create().catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    await refuseTaken(reader, person);
    return create();
  });
  return presentUser(required(await findUser(reader, id), 'itemNotFound'));
}

function listOfLocale({ locale }: CreateUserRegistration): { readonly name: string } {
  return { name: getTexts(negotiateLocale(locale)).firstList };
}

/** The founder of a group administers it. */
const founderRights = { canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };

function buildPerson({ username, fullName, email }: CreateUserRegistration): Person {
  const cleaned = cleanPersonFields({ username: username.toLowerCase(), fullName, email });
  return { username: '', fullName: '', email: '', ...cleaned };
}

/**
 * An invitation opens the server to its holder; an empty one is invalid, which differs from no invitation. Before the
 * first administrator exists, registration is closed: an account would close the setup.
 */
async function requireOpen(platform: Platform, groupToken: string | null | undefined): Promise<void> {
  const isInvited = groupToken !== null && groupToken !== undefined;
  const isOpen = isInvited ? groupToken !== '' : platform.settings.server.allowSignup;
  if (!isOpen || (await isUnclaimed(platform))) fail('registrationDisabled');
}

async function refuseTaken(reader: Reader<SystemScope>, person: Person): Promise<void> {
  const taken = await findTakenAccountNames(reader, { usernameKey: person.username, email: person.email });
  if (taken.username) fail('usernameTaken');
  if (taken.email) fail('emailTaken');
}

/** By what the invitation is found. */
function getInvitation({ secrets }: Platform, { groupToken }: CreateUserRegistration): string {
  return secrets.fingerprint('invitation', groupToken ?? '');
}

async function findHome(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: CreateUserRegistration,
  now: string,
): Promise<Home> {
  if (!given.groupToken) return newHome(platform, tx, given);
  const invitation = getInvitation(platform, given);
  const { usesLeft, role, ...home } = required(
    await takeInvitation(tx, invitation, now),
    'invalidGroupToken',
  );
  if (usesLeft === 0) tx.onCommit(() => void platform.endedKeys.add('invitation', [invitation]));
  return { ...home, rights: readInvitedRights(role) };
}

/** A new group with the default household, and a second one if the user names another. */
async function newHome(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: CreateUserRegistration,
): Promise<Home> {
  const { private: isPrivate, advanced: isAdvanced } = given;
  const { name } = await freeGroupName(tx, (given.group ?? '').trim());
  const groupId = await createGroup(platform, tx, { name, isPrivate });
  if (given.seedData) await seedGroup(platform, tx, { groupId, locale: given.locale });
  const byDefault = householdOfLocale(platform, given.locale);
  const wanted = (given.household ?? '').trim();
  const isOther = wanted !== '' && slugOrSigns(wanted) !== slugOrSigns(byDefault.name);
  const first = { ...byDefault, groupId, isPrivate };
  const rights = founderRights;
  if (!isOther)
    return { groupId, householdId: await createHousehold(platform, tx, { ...first, isAdvanced }), rights };
  await createHousehold(platform, tx, first);
  const second = { ...first, name: wanted, isAdvanced };
  return { groupId, householdId: await createHousehold(platform, tx, second), rights };
}

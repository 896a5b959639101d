import type { TokenScope } from '@hearth/domain/people/token-access';
import { form } from '../test-account.ts';
import type { TestMember, TestServer } from '../test-server.ts';
import type { Keys, Role } from './row.ts';
import { createToken, randomName, stocked } from './stock.ts';

/** Three groups: the requested one, one that must not be reached, and one whose member is the stranger. */
export interface World {
  /** The caller: a token, or none. */
  readonly tokens: Readonly<Record<Role, string | undefined>>;
  readonly owner: TestMember;
  readonly foreign: Keys;
  readonly publicGroup: Keys;
}

const dayMs = 86_400_000;
/** So many wrong passwords lock a name in the matrix: some of its callers are wrong more than once. */
export const maxLoginAttempts = 60;

export async function buildWorld(server: TestServer): Promise<World> {
  const owner = await server.member({
    rights: ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'],
  });
  const nextDoor = await server.household({ groupId: owner.groupId });
  const housemate = await server.housemate(owner);
  const neighbour = await server.member({ household: nextDoor });
  const administrator = await server.member({ household: nextDoor, admin: true });
  const stranger = await server.member();
  await server.as(stranger).cook(randomName());
  const holder = async (right: 'canOrganize' | 'canManage' | 'canManageHousehold') =>
    (await server.housemate(owner, { rights: [right] })).token;
  const open = await server.household({
    groupId: (await server.group({ isPrivate: false })).id,
    isPrivate: false,
  });
  return {
    owner,
    tokens: {
      nobody: undefined,
      signedOut: await signedOut(server, housemate),
      expired: await expired(server, housemate),
      stranger: stranger.token,
      neighbour: neighbour.token,
      housemate: housemate.token,
      locked: await lockedOut(server, await server.housemate(owner)),
      organizer: await holder('canOrganize'),
      householdManager: await holder('canManageHousehold'),
      groupManager: await holder('canManage'),
      fullToken: await apiToken(server, await server.housemate(owner), 'full'),
      readOnlyToken: await apiToken(server, await server.housemate(owner), 'read-only'),
      listsOnlyToken: await apiToken(server, await server.housemate(owner), 'lists-only'),
      owner: owner.token,
      administrator: administrator.token,
    },
    foreign: await stocked(server, await server.member()),
    publicGroup: await stocked(server, await server.member({ household: open })),
  };
}

async function signedOut(server: TestServer, { id }: TestMember): Promise<string> {
  const token = await server.token(id);
  await server.nobody.post('/api/auth/logout', undefined, { authorization: `Bearer ${token}` });
  return token;
}

async function expired(server: TestServer, { id }: TestMember): Promise<string> {
  server.clock.advance(-10 * dayMs);
  const token = await server.token(id);
  server.clock.advance(10 * dayMs);
  return token;
}

/**
 * A user whose name was locked by guessed passwords: no sign-in under it succeeds, and the sessions that
 * there are go on, so that strangers cannot end them.
 */
async function lockedOut(server: TestServer, { username, token }: TestMember): Promise<string> {
  const { payload, headers } = form({ username, password: 'a wrong guess' });
  const guess = async () => (await server.nobody.post('/api/auth/token', payload, headers)).status;
  for (let count = 0; count < maxLoginAttempts; count += 1) await guess();
  if ((await guess()) !== 423) throw new Error('the name is not locked');
  return token;
}

async function apiToken(server: TestServer, member: TestMember, scope: TokenScope): Promise<string> {
  return (await createToken(server, member, scope)).token;
}

/** Unknown keys. */
export function missing(): Keys {
  const id = () => crypto.randomUUID();
  const slug = (kind: string) => `${kind}-nobody-has`;
  return {
    groupId: id(),
    groupSlug: slug('group'),
    householdId: id(),
    householdSlug: slug('household'),
    userId: id(),
    username: slug('user'),
    guestId: id(),
    guestEmail: `${id()}@example.com`,
    recipeId: id(),
    recipeSlug: slug('recipe'),
    recipeName: randomName(),
    categoriesId: id(),
    categoriesSlug: slug('category'),
    tagsId: id(),
    tagsSlug: slug('tag'),
    toolsId: id(),
    toolsSlug: slug('tool'),
    lineId: id(),
    foodId: id(),
    unitId: id(),
    correctionId: id(),
    cookbookId: id(),
    cookbookSlug: slug('cookbook'),
    actionId: id(),
    webhookId: id(),
    aiProviderId: id(),
    notifierId: id(),
    planEntry: String(1_900_000_000 + Math.floor(Math.random() * 100_000_000)),
    planRuleId: id(),
    planFrequencyId: id(),
    mealKindId: id(),
    recurringMealId: id(),
    planTemplateId: id(),
    storeId: id(),
    planToken: id(),
    listToken: id(),
    exportId: id(),
    invitationId: id(),
    exportPath: `groups/${id()}/export/${id()}.zip`,
    reportId: id(),
    labelId: id(),
    shoppingListId: id(),
    shoppingItemId: id(),
    labelSettingId: id(),
    otherFoodId: id(),
    otherUnitId: id(),
    commentId: id(),
    eventId: id(),
    linkId: id(),
    stateId: id(),
    trashedId: id(),
    apiToken: String(2_000_000_000 + Math.floor(Math.random() * 100_000_000)),
    sessionId: id(),
  };
}

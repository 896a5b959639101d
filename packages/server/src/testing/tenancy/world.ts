import { z } from 'zod';
import { GroupDataExport, GroupRecipeActionOut, LongLiveTokenOut, ReadCookBook } from '@hearth/contract';
import type { TokenScope } from '@hearth/domain/token-access';
import { succeeded, type TestClient } from '../test-client.ts';
import { form } from '../test-account.ts';
import type { TestAnswer, TestMember, TestServer } from '../test-server.ts';
import type { Keys, Role } from './row.ts';

/** Three groups: one that is asked about, one that must not be reached, and one whose member asks as a stranger. */
export interface World {
  /** Who asks: a token, or nobody. */
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
  const home = { id: owner.householdId, groupId: owner.groupId };
  const nextDoor = await server.household({ groupId: owner.groupId });
  const housemate = await server.member({ household: home });
  const neighbour = await server.member({ household: nextDoor });
  const administrator = await server.member({ household: nextDoor, admin: true });
  const stranger = await server.member();
  const holder = async (right: 'canOrganize' | 'canManage' | 'canManageHousehold') =>
    (await server.member({ household: home, rights: [right] })).token;
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
      locked: await lockedOut(server, await server.member({ household: home })),
      organizer: await holder('canOrganize'),
      householdManager: await holder('canManageHousehold'),
      groupManager: await holder('canManage'),
      fullToken: await apiToken(server, await server.member({ household: home }), 'full'),
      readOnlyToken: await apiToken(server, await server.member({ household: home }), 'read-only'),
      listsOnlyToken: await apiToken(server, await server.member({ household: home }), 'lists-only'),
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
 * Somebody whose name others have guessed at until it was locked: nobody signs in under it, and the sessions that
 * there are go on, so that strangers cannot end them.
 */
async function lockedOut(server: TestServer, { username, token }: TestMember): Promise<string> {
  const { payload, headers } = form({ username, password: 'a wrong guess' });
  const guess = async () => (await server.nobody.post('/api/auth/token', payload, headers)).status;
  for (let count = 0; count < maxLoginAttempts; count += 1) await guess();
  if ((await guess()) !== 423) throw new Error('the name is not locked');
  return token;
}

/** A member's recipe with everything that it can be linked to. */
export async function stocked(server: TestServer, member: TestMember): Promise<Keys> {
  const name = randomName();
  const client = server.as(member);
  const food = await server.food(member.groupId, { name });
  const unit = await server.unit(member.groupId, { name });
  const recipe = await client.cook(name, {
    settings: { public: true },
    recipeCategory: [`Category ${name}`],
    tags: [`Tag ${name}`],
    tools: [`Tool ${name}`],
    recipeIngredient: [{ note: name, food: { id: food, name }, unit: { id: unit, name } }],
  });
  await client.post(`/api/users/${member.id}/ratings/${recipe.slug}`, { rating: 4, isFavorite: true });
  await server.platform.files.put(`recipes/${recipe.id}/images/original.webp`, Buffer.from('picture'));
  const together = await doneTogether(client, recipe.id, name);
  const household = { id: member.householdId, groupId: member.groupId };
  const guest = await server.member({ household });
  const cookbook = ReadCookBook.parse(
    succeeded(await client.post('/api/households/cookbooks', { name: `Book ${name}`, public: true })),
  );
  const action = GroupRecipeActionOut.parse(
    succeeded(
      await client.post('/api/households/recipe-actions', {
        actionType: 'post',
        title: name,
        url: 'http://127.0.0.1:9/',
      }),
    ),
  );
  const [category, tag, tool] = [recipe.recipeCategory[0], recipe.tags[0], recipe.tools[0]];
  return {
    ...placesOf(member),
    guestId: guest.id,
    guestEmail: `${guest.username}@example.com`,
    recipeId: recipe.id,
    recipeSlug: recipe.slug,
    recipeName: name,
    categoriesId: category?.id ?? '',
    categoriesSlug: category?.slug ?? '',
    tagsId: tag?.id ?? '',
    tagsSlug: tag?.slug ?? '',
    toolsId: tool?.id ?? '',
    toolsSlug: tool?.slug ?? '',
    foodId: food,
    unitId: unit,
    cookbookId: cookbook.id,
    cookbookSlug: cookbook.slug ?? '',
    actionId: action.id,
    ...(await exported(server, client, recipe.slug)),
    ...(await moreWords(server, member, name)),
    ...together,
    ...(await waysIn(server, member)),
  };
}

/** An archive of the recipe. */
async function exported(server: TestServer, client: TestClient, slug: string) {
  succeeded(await client.post('/api/recipes/bulk-actions/export', { recipes: [slug] }));
  await server.platform.jobs.workOff();
  const [first] = z
    .array(GroupDataExport)
    .parse(succeeded(await client.get('/api/recipes/bulk-actions/export')));
  return { exportId: first?.id ?? '', exportPath: first?.path ?? '' };
}

/** A label, and a food and a unit that no recipe names. */
async function moreWords(server: TestServer, member: TestMember, name: string) {
  const label = await server.as(member).post('/api/groups/labels', { name });
  return {
    labelId: String(Object(succeeded(label)).id),
    otherFoodId: await server.food(member.groupId, { name: `${name} other` }),
    otherUnitId: await server.unit(member.groupId, { name: `${name} other` }),
  };
}

/** What people have done with a recipe, and another one that they have deleted. */
async function doneTogether(client: TestClient, recipeId: string, name: string) {
  const idOf = async (answer: Promise<TestAnswer>) => String(Object(succeeded(await answer)).id);
  const states = Object(succeeded(await client.get(`/api/recipes/${recipeId}/history`)));
  const event = { recipeId, subject: name, eventType: 'comment', eventMessage: name };
  const trashed = await client.cook(`Trashed ${name}`);
  await client.delete(`/api/recipes/${trashed.id}`);
  return {
    commentId: await idOf(client.post('/api/comments', { recipeId, text: name })),
    eventId: await idOf(client.post('/api/recipes/timeline/events', event)),
    linkId: await idOf(client.post('/api/shared/recipes', { recipeId })),
    stateId: String(states[1].id),
    trashedId: trashed.id,
  };
}

/** An API token of the member, and a session on another device. */
async function waysIn(server: TestServer, member: TestMember) {
  const token = await createToken(server, member, 'full');
  const sessionToken = await server.token(member.id);
  const { sid } = JSON.parse(Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  return { apiToken: String(token.id), sessionId: sid };
}

async function createToken(server: TestServer, member: TestMember, scope: TokenScope) {
  const answer = await server.as(member).post('/api/users/api-tokens', { name: 'phone', scope });
  return LongLiveTokenOut.parse(succeeded(answer));
}

async function apiToken(server: TestServer, member: TestMember, scope: TokenScope): Promise<string> {
  return (await createToken(server, member, scope)).token;
}

function placesOf(member: TestMember) {
  const { groupId, groupSlug, householdId, householdSlug, id: userId, username } = member;
  return { groupId, groupSlug, householdId, householdSlug, userId, username };
}

/** Keys that nobody has. */
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
    foodId: id(),
    unitId: id(),
    cookbookId: id(),
    cookbookSlug: slug('cookbook'),
    actionId: id(),
    exportId: id(),
    exportPath: `groups/${id()}/export/${id()}.zip`,
    labelId: id(),
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

/** So long that no other name is like it: searches forgive a few wrong letters. */
function randomName(): string {
  return `zq${crypto.randomUUID().replaceAll('-', '')}`;
}

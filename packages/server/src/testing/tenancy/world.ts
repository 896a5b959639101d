import type { TestMember, TestServer } from '../test-server.ts';
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

export async function buildWorld(server: TestServer): Promise<World> {
  const owner = await server.member();
  const home = { id: owner.householdId, groupId: owner.groupId };
  const nextDoor = await server.household({ groupId: owner.groupId });
  const housemate = await server.member({ household: home });
  const neighbour = await server.member({ household: nextDoor });
  const administrator = await server.member({ household: nextDoor, admin: true });
  const stranger = await server.member();
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

/** A member's recipe with everything that it can be linked to. */
export async function stocked(server: TestServer, member: TestMember): Promise<Keys> {
  const name = `zq${crypto.randomUUID().slice(0, 8)}`;
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
  const household = { id: member.householdId, groupId: member.groupId };
  const guest = await server.member({ household });
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
  };
}

function placesOf(member: TestMember) {
  const { groupId, groupSlug, householdId, householdSlug, id: userId } = member;
  return { groupId, groupSlug, householdId, householdSlug, userId };
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
    guestId: id(),
    guestEmail: `${id()}@example.com`,
    recipeId: id(),
    recipeSlug: slug('recipe'),
    recipeName: `zq${crypto.randomUUID().slice(0, 8)}`,
    categoriesId: id(),
    categoriesSlug: slug('category'),
    tagsId: id(),
    tagsSlug: slug('tag'),
    toolsId: id(),
    toolsSlug: slug('tool'),
    foodId: id(),
    unitId: id(),
  };
}

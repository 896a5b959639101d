import * as z from 'zod';
import {
  GroupDataExport,
  GroupEventNotifierOut,
  GroupRecipeActionOut,
  IngredientCorrection,
  LongLiveTokenOut,
  ReadCookBook,
  ReadWebhook,
  ShoppingListItemsCollectionOut,
  ShoppingListFeed,
  ShoppingListOut,
  Store,
} from '@hearth/contract';
import type { TokenScope } from '@hearth/domain/people/token-access';
import { systemScope } from '../../platform/db/scope.ts';
import { plain } from '../../platform/files/pictures-for-test.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import type { TestAnswer, TestMember, TestServer } from '../test-server.ts';
import { aiProvider } from './stock-of-ai.ts';
import { ownMeals } from './stock-of-own-meals.ts';
import { mealsPlanned, planFrequency } from './stock-of-plans.ts';
import type { Keys } from './row.ts';

/** Stands in the address of every webhook, notifier and recipe action. */
export const secretOfAddresses = 'kept-to-itself';

/** Everything of a member that a request can name, each part made anew once a request has spent it. */
export class Stock {
  readonly #server: TestServer;
  readonly #member: TestMember;
  readonly #made = new Map<Part, Partial<Keys>>();

  constructor(server: TestServer, member: TestMember) {
    this.#server = server;
    this.#member = member;
  }

  /** What there is of each kind, untouched by any request that has been told to {@link spend}. */
  async keys(): Promise<Keys> {
    const keys: Partial<Keys> = getPlaces(this.#member);
    for (const part of parts) {
      const made = this.#made.get(part) ?? (await part.make(this.#server, this.#member, keys as Keys));
      this.#made.set(part, made);
      Object.assign(keys, made);
    }
    return keys as Keys;
  }

  /** {@link keys}, and a set that fills with the names of those that are read. */
  async watchedKeys(): Promise<{ keys: Keys; named: ReadonlySet<string> }> {
    const named = new Set<string>();
    const keys = new Proxy(await this.keys(), {
      get(target, name) {
        named.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    return { keys, named };
  }

  /** A request that named these has changed something: their parts, and what hangs on them, are made anew. */
  spend(names: ReadonlySet<string>): void {
    for (const [part, made] of this.#made) {
      if (!Object.keys(made).some((name) => names.has(name))) continue;
      this.#made.delete(part);
      if (part.carries === 'all') this.#made.clear();
    }
  }
}

interface Part {
  /** `all`: the other parts hang on it. */
  readonly carries: 'all' | 'nothing';
  make(server: TestServer, member: TestMember, keys: Keys): Promise<Partial<Keys>>;
}

/** In the order in which they need one another. */
const parts: readonly Part[] = [
  { carries: 'all', make: cooked },
  { carries: 'nothing', make: guest },
  { carries: 'nothing', make: correction },
  { carries: 'nothing', make: cookbook },
  { carries: 'nothing', make: recipeAction },
  { carries: 'nothing', make: webhook },
  { carries: 'nothing', make: aiProvider },
  { carries: 'nothing', make: notifier },
  { carries: 'nothing', make: (server, member) => planFrequency(server, member) },
  { carries: 'nothing', make: (server, member, keys) => ownMeals(server.as(member), keys.recipeId) },
  { carries: 'nothing', make: (server, member, keys) => mealsPlanned(server.as(member), keys.recipeId) },
  {
    carries: 'nothing',
    make: (server, member, keys) => exported(server, server.as(member), keys.recipeSlug),
  },
  { carries: 'nothing', make: reported },
  { carries: 'all', make: moreWords },
  { carries: 'nothing', make: shopping },
  {
    carries: 'nothing',
    make: (server, member, keys) => doneTogether(server.as(member), keys.recipeId, keys.recipeName),
  },
  { carries: 'nothing', make: waysIn },
];

/** A member's recipe with everything that it can be linked to. */
export function stocked(server: TestServer, member: TestMember): Promise<Keys> {
  return new Stock(server, member).keys();
}

async function cooked(server: TestServer, member: TestMember) {
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
  // A share of the matrix may read it without the operation that writes it.
  await server.platform.files.put('docker/validate.txt', Buffer.from('written before'));
  await server.platform.files.put(`recipes/${recipe.id}/images/original.webp`, Buffer.from('picture'));
  const picture = await plain(4, 4).webp().toBuffer();
  await server.platform.files.put(`recipes/${recipe.id}/images/min-original.webp`, picture);
  const [category, tag, tool] = [recipe.recipeCategory[0], recipe.tags[0], recipe.tools[0]];
  return {
    recipeId: recipe.id,
    recipeSlug: recipe.slug,
    recipeName: name,
    categoriesId: category?.id ?? '',
    categoriesSlug: category?.slug ?? '',
    tagsId: tag?.id ?? '',
    tagsSlug: tag?.slug ?? '',
    toolsId: tool?.id ?? '',
    toolsSlug: tool?.slug ?? '',
    lineId: recipe.recipeIngredient[0]?.referenceId ?? '',
    foodId: food,
    unitId: unit,
  };
}

async function guest(server: TestServer, { householdId, groupId }: TestMember) {
  const { id, username } = await server.member({ household: { id: householdId, groupId } });
  return { guestId: id, guestEmail: `${username}@example.com` };
}

async function correction(server: TestServer, member: TestMember, { foodId }: Keys) {
  const line = { line: `1 ${randomName()}`, quantity: 1, unitId: null, foodId, note: '' };
  const answer = await server.as(member).post('/api/parser/corrections', { lines: [line] });
  const [learned] = IngredientCorrection.array().parse(succeeded(answer));
  return { correctionId: learned?.id ?? '' };
}

async function cookbook(server: TestServer, member: TestMember) {
  const sent = { name: `Book ${randomName()}`, public: true };
  const answer = await server.as(member).post('/api/households/cookbooks', sent);
  const { id, slug } = ReadCookBook.parse(succeeded(answer));
  return { cookbookId: id, cookbookSlug: slug ?? '' };
}

async function recipeAction(server: TestServer, member: TestMember) {
  const sent = { actionType: 'post', title: randomName(), url: `http://127.0.0.1:9/${secretOfAddresses}` };
  const answer = await server.as(member).post('/api/households/recipe-actions', sent);
  return { actionId: GroupRecipeActionOut.parse(succeeded(answer)).id };
}

async function webhook(server: TestServer, member: TestMember) {
  const sent = {
    name: randomName(),
    url: `http://127.0.0.1:9/${secretOfAddresses}`,
    scheduledTime: '10:00:00',
  };
  const answer = await server.as(member).post('/api/households/webhooks', sent);
  return { webhookId: ReadWebhook.parse(succeeded(answer)).id };
}

async function notifier(server: TestServer, member: TestMember) {
  const sent = { name: randomName(), appriseUrl: `json://127.0.0.1:9/${secretOfAddresses}` };
  const answer = await server.as(member).post('/api/households/events/notifications', sent);
  return { notifierId: GroupEventNotifierOut.parse(succeeded(answer)).id };
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

/** A report of an import that is done. */
async function reported(server: TestServer, { groupId }: TestMember) {
  const reportId = crypto.randomUUID();
  const row = { id: reportId, group_id: groupId, name: randomName(), created_at: '2024-03-05T10:00:00.000Z' };
  await server.platform.database.write(systemScope('test'), (tx) =>
    tx
      .insertInto('group_reports')
      .values({ ...row, category: 'bulk_import', status: 'success', expected_entries: null })
      .execute(),
  );
  return { reportId };
}

/**
 * A list with an item, a recipe and a place for a label. Those that were made before go for good: every list, deleted
 * ones included, has a place for every label, so that all together would fill the database.
 */
async function shopping(server: TestServer, member: TestMember, { recipeId, recipeName: name }: Keys) {
  const root = '/api/households/shopping';
  const client = server.as(member);
  await server.platform.database.write(systemScope('test'), (tx) =>
    tx.deleteFrom('shopping_lists').where('user_id', '=', member.id).execute(),
  );
  const { id } = ShoppingListOut.parse(succeeded(await client.post(`${root}/lists`, { name })));
  const stores = '/api/households/stores';
  for (const store of Store.array().parse(succeeded(await client.get(stores))))
    await client.delete(`${stores}/${store.id}`);
  const store = Store.parse(succeeded(await client.post(stores, { name })));
  const item = succeeded(await client.post(`${root}/items`, { shoppingListId: id, note: `Buy ${name}` }));
  const list = ShoppingListOut.parse(succeeded(await client.post(`${root}/lists/${id}/recipe/${recipeId}`)));
  const { path } = ShoppingListFeed.parse(succeeded(await client.post(`${root}/lists/${id}/feed`)));
  return {
    shoppingListId: id,
    storeId: store.id,
    listToken: path?.split('/').at(-1) ?? '',
    shoppingItemId: ShoppingListItemsCollectionOut.parse(item).createdItems[0]?.id ?? '',
    labelSettingId: list.labelSettings[0]?.id ?? '',
  };
}

/** A label, the only one of the group, and a food and a unit that no recipe names. */
async function moreWords(server: TestServer, member: TestMember) {
  const name = randomName();
  await server.platform.database.write(systemScope('test'), (tx) =>
    tx.deleteFrom('labels').where('group_id', '=', member.groupId).execute(),
  );
  const label = await server.as(member).post('/api/groups/labels', { name });
  return {
    labelId: String(Object(succeeded(label)).id),
    otherFoodId: await server.food(member.groupId, { name: `${name} other` }),
    otherUnitId: await server.unit(member.groupId, { name: `${name} other` }),
  };
}

/** What people have done with a recipe, and another one that they have deleted. */
async function doneTogether(client: TestClient, recipeId: string, name: string) {
  const readId = async (answer: Promise<TestAnswer>) => String(Object(succeeded(await answer)).id);
  const states = Object(succeeded(await client.get(`/api/recipes/${recipeId}/history`)));
  const event = { recipeId, subject: name, eventType: 'comment', eventMessage: name };
  const trashed = await client.cook(`Trashed ${name}`);
  await client.delete(`/api/recipes/${trashed.id}`);
  return {
    commentId: await readId(client.post('/api/comments', { recipeId, text: name })),
    eventId: await readId(client.post('/api/recipes/timeline/events', event)),
    linkId: await readId(client.post('/api/shared/recipes', { recipeId })),
    stateId: String(states[1].id),
    trashedId: trashed.id,
  };
}

/** The key of an invitation to the household of the member. */
async function invite(server: TestServer, member: TestMember): Promise<string> {
  const host = server.as(await server.housemate(member, { rights: ['canInvite'] }));
  return String(Object(succeeded(await host.post('/api/households/invitations', { uses: 1 }))).id);
}

/** An API token of the member, a session on another device, and an invitation. */
async function waysIn(server: TestServer, member: TestMember) {
  const token = await createToken(server, member, 'full');
  const sessionToken = await server.token(member.id);
  const { sid } = JSON.parse(Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  return { apiToken: String(token.id), sessionId: sid, invitationId: await invite(server, member) };
}

/** A token for programs. */
export async function createToken(server: TestServer, member: TestMember, scope: TokenScope) {
  const answer = await server.as(member).post('/api/users/api-tokens', { name: 'phone', scope });
  return LongLiveTokenOut.parse(succeeded(answer));
}

function getPlaces(member: TestMember) {
  const { groupId, groupSlug, householdId, householdSlug, id: userId, username } = member;
  return { groupId, groupSlug, householdId, householdSlug, userId, username };
}

/** So long that no other name is like it: searches forgive a few wrong letters. */
export function randomName(): string {
  return `zq${crypto.randomUUID().replaceAll('-', '')}`;
}

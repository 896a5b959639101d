import type { TokenScope } from '@hearth/domain/people/token-access';
import type { Query } from '../test-client.ts';

/** Everything of one group that a request can name. */
export interface Keys {
  readonly groupId: string;
  readonly groupSlug: string;
  readonly householdId: string;
  readonly householdSlug: string;
  readonly userId: string;
  readonly username: string;
  /** A member of the household who is there to be changed and deleted. */
  readonly guestId: string;
  readonly guestEmail: string;
  readonly recipeId: string;
  readonly recipeSlug: string;
  readonly recipeName: string;
  readonly categoriesId: string;
  readonly categoriesSlug: string;
  readonly tagsId: string;
  readonly tagsSlug: string;
  readonly toolsId: string;
  readonly toolsSlug: string;
  /** A line of the recipe, with the food. */
  readonly lineId: string;
  readonly foodId: string;
  readonly unitId: string;
  /** Something that the group has taught the readers of ingredient lines. */
  readonly correctionId: string;
  readonly cookbookId: string;
  readonly cookbookSlug: string;
  readonly actionId: string;
  readonly webhookId: string;
  readonly aiProviderId: string;
  readonly notifierId: string;
  /** A number. */
  readonly planEntry: string;
  readonly planRuleId: string;
  /** How often the household plans one kind of recipes. */
  readonly planFrequencyId: string;
  readonly mealKindId: string;
  readonly recurringMealId: string;
  readonly planTemplateId: string;
  readonly storeId: string;
  /** What the address of the plan's calendar ends in. */
  readonly planToken: string;
  /** What the address of the shopping list for programs for tasks ends in. */
  readonly listToken: string;
  readonly exportId: string;
  readonly exportPath: string;
  readonly reportId: string;
  readonly labelId: string;
  readonly shoppingListId: string;
  readonly shoppingItemId: string;
  /** The place of the label in the shopping list. */
  readonly labelSettingId: string;
  /** Of a food and a unit that are there to be merged. */
  readonly otherFoodId: string;
  readonly otherUnitId: string;
  readonly commentId: string;
  readonly eventId: string;
  /** A share link of the recipe. */
  readonly linkId: string;
  /** What the recipe was before its last change. */
  readonly stateId: string;
  /** A recipe in the trash. */
  readonly trashedId: string;
  /** A number, unlike every other key. */
  readonly apiToken: string;
  readonly sessionId: string;
  /** An open invitation to the household. */
  readonly invitationId: string;
}

/**
 * Who asks. The first three are not signed in; the stranger is of another group; the neighbour and the administrator are of
 * another household of the group; all others live in the household that owns what is asked for.
 *
 * Callers with an API token are housemates who may do no more than its scope.
 */
export const roles = [
  'nobody',
  'signedOut',
  'expired',
  'stranger',
  'neighbour',
  'housemate',
  'locked',
  'organizer',
  'householdManager',
  'groupManager',
  'fullToken',
  'readOnlyToken',
  'listsOnlyToken',
  'owner',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** Callers who may do what another may, and more where a row says so. */
export const like: Partial<Record<Role, Role>> = {
  locked: 'housemate',
  organizer: 'housemate',
  householdManager: 'housemate',
  groupManager: 'housemate',
  fullToken: 'housemate',
  readOnlyToken: 'housemate',
  listsOnlyToken: 'housemate',
};

/** Callers who come with an API token, and its scope. */
export const tokenScopeOf: Partial<Record<Role, TokenScope>> = {
  fullToken: 'full',
  readOnlyToken: 'read-only',
  listsOnlyToken: 'lists-only',
};

/** Only callers with the right to organize; others are refused. */
export const organizersOnly = { neighbour: 403, housemate: 403, organizer: 200 } as const;

/** The same response for every caller. */
export function everyone(status: number): Record<Role, number> {
  return Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;
}

/** What travels with a request; the path is the operation's. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: object;
  /** A form instead of JSON, with its headers. */
  readonly form?: { readonly payload: Buffer; readonly headers: Record<string, string> };
}

/** A place in a request for a key. */
export interface Place {
  readonly at: string;
  /** The response for a key of another group, or an unknown one. */
  readonly unknown: number;
  /** The request with `other` in that place and `own` everywhere else. */
  readonly sent: (own: Keys, other: Keys) => Sent;
}

/** The expectation of one operation. */
export interface Row {
  /** The request on what the own group has. */
  readonly sent: (own: Keys) => Sent;
  /** Answers that differ from success for members, 401 for visitors, and 403 for mere members of admin routes. */
  readonly status?: Partial<Record<Role, number>>;
  readonly places?: readonly Place[];
  /** Why a key of another group may be distinguished from an unknown one. */
  readonly open?: string;
  /** Administrators may request this of all users of the server, members may not. */
  readonly administratorTendsAll?: true;
  /** Asked of a group that shows itself to the public. */
  readonly ofPublicGroup?: true;
}

export type Rows = Readonly<Record<string, Row>>;

/** A place in the path. */
export function inPath(
  name: string,
  unknown: number,
  key: keyof Keys,
  rest: (own: Keys) => Sent = () => ({}),
): Place {
  return {
    at: `path ${name} (${key})`,
    unknown,
    sent: (own, other) => {
      const sent = rest(own);
      return { ...sent, params: { ...sent.params, [name]: other[key] } };
    },
  };
}

/** A place in the query. */
export function inQuery(name: string, unknown: number, value: (other: Keys) => string): Place {
  return { at: `query ${name}`, unknown, sent: (_, other) => ({ query: { [name]: value(other) } }) };
}

/** A place in the body; the rest of the request is the row's own. */
export function inBody(
  at: string,
  unknown: number,
  rest: (own: Keys) => Sent,
  body: (other: Keys) => object,
): Place {
  return { at: `body ${at}`, unknown, sent: (own, other) => ({ ...rest(own), body: body(other) }) };
}

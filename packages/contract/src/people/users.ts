import * as z from 'zod';
import { ignoredList, maxPersonTextLength, passwordText, slugText, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { AuthMethod, SuccessResponse, UserOut } from './self.ts';

const text = () => z.string().max(maxPersonTextLength);
const flags = {
  admin: z.boolean().optional(),
  advanced: z.boolean().optional(),
  canInvite: z.boolean().optional(),
  canManage: z.boolean().optional(),
  canManageHousehold: z.boolean().optional(),
  canOrganize: z.boolean().optional(),
};
/** Group and household are names, as in responses; absent and null fields stay unchanged; `id` is ignored. */
const changeable = {
  id: uuid().nullish(),
  username: text().nullish(),
  fullName: text().nullish(),
  authMethod: AuthMethod.optional(),
  group: text().nullish(),
  household: text().nullish(),
  ...flags,
  showAnnouncements: z.boolean().optional(),
  lastReadAnnouncement: text().nullish(),
};

/** Needed for a new e-mail address of the own account, and looked at for nothing else. */
const currentPassword = passwordText().optional();

/** A person's data as changed by the person or an administrator. */
export const UserBase = z.object({ email: text(), ...changeable, currentPassword }).meta({ id: 'UserBase' });
/** As {@link UserBase}; only the sent fields change. */
export const UserPatch = z
  .object({ email: text().optional(), ...changeable, currentPassword })
  .meta({ id: 'UserPatch' });
export type UserPatch = z.output<typeof UserPatch>;

/** The read model sent back by an administrator; ids, slugs, `tokens` and `cacheKey` are taken and not looked at. */
export const UserUpdate = z
  .object({
    email: text(),
    ...changeable,
    currentPassword,
    id: uuid(),
    group: text(),
    household: text(),
    groupId: uuid(),
    groupSlug: slugText(),
    householdId: uuid(),
    householdSlug: slugText(),
    cacheKey: text(),
    tokens: ignoredList().nullish(),
  })
  .meta({ id: 'UserUpdate' });

/** A new account made by an administrator; without names it goes into the default group and household. */
export const UserIn = z
  .object({
    ...changeable,
    username: text(),
    fullName: text(),
    email: text(),
    password: passwordText(),
  })
  .meta({ id: 'UserIn' });
export type UserIn = z.output<typeof UserIn>;

/** Who got the recipes of a deleted person; null when there were none. */
export const RecipesPassedTo = z
  .object({ id: uuid(), username: z.string(), fullName: z.string(), recipes: z.int() })
  .meta({ id: 'RecipesPassedTo' });
export type RecipesPassedTo = z.output<typeof RecipesPassedTo>;

export const DeletedUser = UserOut.extend({ recipesPassedTo: RecipesPassedTo.nullable() }).meta({
  id: 'DeletedUser',
});
export type DeletedUser = z.output<typeof DeletedUser>;

const Heir = z.object({ id: uuid(), username: z.string(), fullName: z.string() }).meta({ id: 'Heir' });

/** What a user has, and who would get it; null where nobody is left, and it would end with the account. */
export const Belongings = z
  .object({
    recipes: z.int(),
    shoppingLists: z.int(),
    planEntries: z.int(),
    /** Of the household, which keeps them. */
    cookbooks: z.int(),
    recipesTo: Heir.nullable(),
    householdTo: Heir.nullable(),
  })
  .meta({ id: 'Belongings' });
export type Belongings = z.output<typeof Belongings>;

/** A user as administrators list them. */
export const ListedUser = UserOut.extend({
  /** When the user signed in last, with whichever way; null if never. */
  lastSignInAt: z.string().nullable(),
}).meta({ id: 'ListedUser' });
export type ListedUser = z.output<typeof ListedUser>;

const UserPage = buildPageSchema(ListedUser);
const managing = {
  tags: ['Admin: Manage Users'],
  access: 'admin' as const,
  path: '/api/admin/users' as const,
};
const oneManaged = { ...managing, path: '/api/admin/users/{item_id}' as const, params: itemParams };
const plain = { tags: ['Users: Admin CRUD'], access: 'admin' as const, path: '/api/users' as const };
const onePlain = { ...plain, path: '/api/users/{item_id}' as const, params: itemParams };
const own = {
  tags: ['Users: CRUD'],
  access: 'member' as const,
  path: '/api/users/{item_id}' as const,
  params: itemParams,
  needsSession: true,
  confirmation: 'sometimes' as const,
};

export const accountOperations = {
  updateUser: operation({
    ...own,
    method: 'PUT',
    summary:
      'Change the own data, or as administrator anybody’s; confirmed for addresses of others, sign-in methods and new administrators',
    body: UserBase,
    answer: SuccessResponse,
  }),
  patchUser: operation({
    ...own,
    method: 'PATCH',
    summary:
      'Change the fields sent of the own data, or as administrator of anybody’s; confirmed for addresses of others, sign-in methods and new administrators',
    body: UserPatch,
    answer: SuccessResponse,
  }),
  uploadUserImage: operation({
    method: 'POST',
    path: '/api/users/{id}/image',
    tags: ['Users: Images'],
    summary: 'Set the picture of a person (field `profile`)',
    access: 'member',
    params: z.object({ id: uuid() }),
    body: z.object({ profile: z.file() }),
    bodyType: 'multipart',
    answer: z.null(),
  }),
  listManagedUsers: operation({
    ...managing,
    method: 'GET',
    summary: 'All users of this server',
    query: PagingQuery,
    answer: UserPage,
  }),
  createManagedUser: operation({
    ...managing,
    method: 'POST',
    needsSession: true,
    confirmation: 'sometimes',
    summary: 'Create an account; confirmed for administrators',
    body: UserIn,
    status: 201,
    answer: UserOut,
  }),
  getManagedUser: operation({ ...oneManaged, method: 'GET', summary: 'One person', answer: UserOut }),
  putManagedUser: operation({
    ...oneManaged,
    method: 'PUT',
    needsSession: true,
    confirmation: 'sometimes',
    summary: 'Change a person; confirmed for addresses of others, sign-in methods and new administrators',
    body: UserUpdate,
    answer: UserOut,
  }),
  patchManagedUser: operation({
    ...oneManaged,
    method: 'PATCH',
    needsSession: true,
    confirmation: 'sometimes',
    summary:
      'Change the fields sent of a person; confirmed for addresses of others, sign-in methods and new administrators',
    body: UserPatch,
    answer: UserOut,
  }),
  deleteManagedUser: operation({
    ...oneManaged,
    method: 'DELETE',
    needsSession: true,
    summary: 'Delete an account; its recipes pass to a member of the household, else of the group',
    answer: DeletedUser,
  }),
  countBelongings: operation({
    ...oneManaged,
    method: 'GET',
    path: `${oneManaged.path}/belongings`,
    summary: 'What a user has, and who would take it over if the account were deleted',
    answer: Belongings,
  }),
  unlockUsers: operation({
    ...managing,
    method: 'POST',
    needsSession: true,
    path: '/api/admin/users/unlock',
    summary: 'Forget failed sign-ins: of locks that have run out, or of all (`force`)',
    query: z.object({ force: z.boolean().default(false) }),
    answer: z.object({ unlocked: z.int() }).meta({ id: 'UnlockResults' }),
  }),
  listUsers: operation({
    ...plain,
    method: 'GET',
    summary: 'All users of this server',
    query: PagingQuery,
    answer: UserPage,
  }),
  createUser: operation({
    ...plain,
    method: 'POST',
    needsSession: true,
    confirmation: 'sometimes',
    summary: 'Create an account; confirmed for administrators',
    body: UserIn,
    status: 201,
    answer: UserOut,
  }),
  getUser: operation({ ...onePlain, method: 'GET', summary: 'One person', answer: UserOut }),
  deleteUser: operation({
    ...onePlain,
    method: 'DELETE',
    needsSession: true,
    summary: 'Delete an account; its recipes pass to a member of the household, else of the group',
    answer: z.null(),
  }),
};

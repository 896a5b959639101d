import * as z from 'zod';
import { boundedRecord, file, shortText, tokenText, urlText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';

const name = () => shortText().trim().min(1);
const timeout = () => z.int().min(1).max(3600);
/** What goes into a header or an address. */
const ownValue = () =>
  z
    .string()
    .max(limits.lineLength)
    .regex(/^[^\r\n\0]*$/);
/** Headers that a service wants with every call; names as RFC 9110 has them. */
const requestHeaders = () => boundedRecord(ownValue(), /^[\w!#$%&'*+.^`|~-]+$/);
const requestParams = () => boundedRecord(ownValue());

/** An AI service with the interface of OpenAI, which a group has named. Its key is never answered. */
export const AiProvider = z
  .object({
    id: uuid(),
    name: z.string(),
    baseUrl: z.string().nullable(),
    model: z.string(),
    /** In seconds. */
    timeout: z.int(),
    hasApiKey: z.boolean(),
    /** As they may be secret, those who may not manage the group see none. */
    requestHeaders: z.record(z.string(), z.string()),
    requestParams: z.record(z.string(), z.string()),
    /** The one that the operator has set up for the whole server; it cannot be changed here. */
    isReadOnly: z.boolean(),
  })
  .meta({ id: 'AiProvider' });
export type AiProvider = z.output<typeof AiProvider>;

/** Without an address it is that of OpenAI. */
export const CreateAiProvider = z
  .object({
    name: name(),
    baseUrl: urlText().nullish().meta({ emptyIsNull: true }),
    apiKey: tokenText().nullish(),
    model: name(),
    timeout: timeout().default(60),
    requestHeaders: requestHeaders().default({}),
    requestParams: requestParams().default({}),
  })
  .meta({ id: 'CreateAiProvider' });
export type CreateAiProvider = z.output<typeof CreateAiProvider>;

/** A field that is left out stays, the key above all, which no client can send back. */
export const UpdateAiProvider = z
  .object({
    name: name().optional(),
    baseUrl: urlText().nullish().meta({ emptyIsNull: true }),
    apiKey: tokenText().nullish(),
    model: name().optional(),
    timeout: timeout().optional(),
    requestHeaders: requestHeaders().optional(),
    requestParams: requestParams().optional(),
  })
  .meta({ id: 'UpdateAiProvider' });
export type UpdateAiProvider = z.output<typeof UpdateAiProvider>;

const chosen = {
  defaultProviderId: uuid().nullable(),
  audioProviderId: uuid().nullable(),
  imageProviderId: uuid().nullable(),
};

/** The AI services of a group, and what each is used for. */
export const AiProviderSettings = z
  .object({
    ...chosen,
    providers: z.array(AiProvider),
    aiEnabled: z.boolean(),
    imageProviderEnabled: z.boolean(),
    audioProviderEnabled: z.boolean(),
  })
  .meta({ id: 'AiProviderSettings' });
export type AiProviderSettings = z.output<typeof AiProviderSettings>;

/** A use that is left out stays; null uses none of the group's own. */
export const UpdateAiProviderSettings = z
  .object({
    defaultProviderId: uuid().nullish(),
    audioProviderId: uuid().nullish(),
    imageProviderId: uuid().nullish(),
  })
  .meta({ id: 'UpdateAiProviderSettings' });
export type UpdateAiProviderSettings = z.output<typeof UpdateAiProviderSettings>;

const own = { tags: ['Groups: AI Providers'], access: 'member' as const };
const ofAny = { tags: ['Admin: Manage Groups'], access: 'admin' as const };
const groupParams = z.object({ group_id: uuid() });
const bothParams = z.object({ group_id: uuid(), item_id: uuid() });

const ownRoot = '/api/groups/ai-providers' as const;
const anyRoot = '/api/admin/groups/{group_id}/ai-providers' as const;
const ownOne = { ...own, path: `${ownRoot}/providers/{item_id}`, params: itemParams } as const;
const anyOne = { ...ofAny, path: `${anyRoot}/providers/{item_id}`, params: bothParams } as const;

export const aiProviderOperations = {
  getAiSettings: operation({
    ...own,
    method: 'GET',
    path: `${ownRoot}/settings`,
    summary: 'The AI services of the own group, and what each is used for',
    answer: AiProviderSettings,
  }),
  putAiSettings: operation({
    ...own,
    method: 'PUT',
    path: `${ownRoot}/settings`,
    summary: 'Choose what each AI service is used for; with the right to manage the group',
    body: UpdateAiProviderSettings,
    answer: AiProviderSettings,
  }),
  createAiProvider: operation({
    ...own,
    method: 'POST',
    path: `${ownRoot}/providers`,
    summary: 'Add an AI service; with the right to manage the group',
    needsSession: true,
    body: CreateAiProvider,
    answer: AiProvider,
  }),
  getAiProvider: operation({ ...ownOne, method: 'GET', summary: 'One AI service', answer: AiProvider }),
  putAiProvider: operation({
    ...ownOne,
    method: 'PUT',
    summary: 'Change an AI service; without a key it keeps the one it has',
    needsSession: true,
    body: UpdateAiProvider,
    answer: AiProvider,
  }),
  deleteAiProvider: operation({
    ...ownOne,
    method: 'DELETE',
    summary: 'Delete an AI service',
    answer: AiProvider,
  }),
  adminGetAiSettings: operation({
    ...ofAny,
    method: 'GET',
    path: `${anyRoot}/settings`,
    params: groupParams,
    summary: 'The AI services of a group, and what each is used for',
    answer: AiProviderSettings,
  }),
  adminPutAiSettings: operation({
    ...ofAny,
    method: 'PUT',
    path: `${anyRoot}/settings`,
    params: groupParams,
    summary: 'Choose what each AI service of a group is used for',
    body: UpdateAiProviderSettings,
    answer: AiProviderSettings,
  }),
  adminCreateAiProvider: operation({
    ...ofAny,
    method: 'POST',
    path: `${anyRoot}/providers`,
    params: groupParams,
    summary: 'Add an AI service to a group',
    needsSession: true,
    body: CreateAiProvider,
    answer: AiProvider,
  }),
  adminGetAiProvider: operation({
    ...anyOne,
    method: 'GET',
    summary: 'One AI service of a group',
    answer: AiProvider,
  }),
  adminPutAiProvider: operation({
    ...anyOne,
    method: 'PUT',
    summary: 'Change an AI service of a group; without a key it keeps the one it has',
    needsSession: true,
    body: UpdateAiProvider,
    answer: AiProvider,
  }),
  adminDeleteAiProvider: operation({
    ...anyOne,
    method: 'DELETE',
    summary: 'Delete an AI service of a group',
    answer: AiProvider,
  }),
};

/** A locale, or the name of a language. */
const maxLanguageLength = 60;
const createWithAi = {
  method: 'POST',
  tags: ['Recipe: CRUD'],
  access: 'member',
  query: z.object({
    translateLanguage: z.string().max(maxLanguageLength).nullish(),
    /** Whether tags and categories that the group does not have are created; else they are left out. */
    createNewOrganizers: z.boolean().default(false),
  }),
  bodyType: 'multipart',
} as const;

/** Text, the address of a page, pictures, or several of them. */
const RecipeAiForm = z
  .object({
    content: z.string().max(limits.formFieldBytes).nullish(),
    url: urlText().nullish(),
    images: z.array(file()).max(limits.importImages).optional(),
  })
  .meta({ id: 'RecipeAiForm' });

export const createWithAiOperations = {
  createWithAi: operation({
    ...createWithAi,
    path: '/api/recipes/create/ai',
    summary: 'Have an AI service write a recipe from text, a page or pictures',
    body: RecipeAiForm,
    status: 201,
    answer: z.string(),
  }),
  createWithAiStream: operation({
    ...createWithAi,
    path: '/api/recipes/create/ai/stream',
    summary:
      'As create/ai; server-sent events `progress` {message} tell how far it is, then `done` {slug} or `error` {message}',
    body: RecipeAiForm,
    answer: z.string(),
    answerType: 'text/event-stream',
  }),
};

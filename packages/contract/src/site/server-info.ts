import * as z from 'zod';
import { AppInfo } from './app-info.ts';
import { file, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { SuccessResponse } from '../people/self.ts';

/** `versionLatest` is the own version: the server sends no request to learn of releases. */
export const AdminAboutInfo = AppInfo.extend({
  versionLatest: z.string(),
  apiPort: z.int(),
  apiDocs: z.boolean(),
  dbType: z.string(),
  dbUrl: z.string().nullable(),
  defaultGroup: z.string(),
  defaultHousehold: z.string(),
  buildId: z.string(),
  recipeScraperVersion: z.string(),
}).meta({ id: 'AdminAboutInfo' });
export type AdminAboutInfo = z.output<typeof AdminAboutInfo>;

export const AppStatistics = z
  .object({
    totalRecipes: z.int(),
    totalUsers: z.int(),
    totalHouseholds: z.int(),
    totalGroups: z.int(),
    uncategorizedRecipes: z.int(),
    untaggedRecipes: z.int(),
  })
  .meta({ id: 'AppStatistics' });
export type AppStatistics = z.output<typeof AppStatistics>;

export const CheckAppConfig = z
  .object({
    emailReady: z.boolean(),
    ldapReady: z.boolean(),
    oidcReady: z.boolean(),
    enableOpenai: z.boolean(),
    baseUrlSet: z.boolean(),
    isUpToDate: z.boolean(),
  })
  .meta({ id: 'CheckAppConfig' });
export type CheckAppConfig = z.output<typeof CheckAppConfig>;

/** Counts only, in responses only: the server never sends them elsewhere. */
export const Analytics = z
  .object({
    installationId: uuid(),
    version: z.string(),
    databaseType: z.string(),
    usingEmail: z.boolean(),
    usingLdap: z.boolean(),
    usingOidc: z.boolean(),
    apiTokens: z.int(),
    users: z.int(),
    groups: z.int(),
    households: z.int(),
    recipes: z.int(),
    shoppingLists: z.int(),
    cookbooks: z.int(),
    mealplans: z.int(),
    timelineEvents: z.int(),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof Analytics>;

const VolumeCheck = z.object({ text: z.string() }).meta({ id: 'DockerVolumeText' });

export const EmailReady = z.object({ ready: z.boolean() }).meta({ id: 'EmailReady' });
export const EmailTest = z.object({ email: z.string().trim().min(1).max(320) }).meta({ id: 'EmailTest' });
export const EmailSuccess = z
  .object({ success: z.boolean(), error: z.string().nullable() })
  .meta({ id: 'EmailSuccess' });
export type EmailSuccess = z.output<typeof EmailSuccess>;

export const DebugResponse = z
  .object({ success: z.boolean(), response: z.string().nullable() })
  .meta({ id: 'DebugResponse' });
export type DebugResponse = z.output<typeof DebugResponse>;

const about = { tags: ['Admin: About'], access: 'admin' as const, method: 'GET' as const };

export const adminServerOperations = {
  adminAbout: operation({
    ...about,
    path: '/api/admin/about',
    summary: 'What this server is, with its database and defaults',
    answer: AdminAboutInfo,
  }),
  adminCheck: operation({
    ...about,
    path: '/api/admin/about/check',
    summary: 'Which parts of the server are set up',
    answer: CheckAppConfig,
  }),
  adminStatistics: operation({
    ...about,
    path: '/api/admin/about/statistics',
    summary: 'How much there is on the server',
    answer: AppStatistics,
  }),
  adminAnalytics: operation({
    ...about,
    path: '/api/admin/analytics',
    summary: 'Counts of everything; sent nowhere',
    answer: Analytics,
  }),
  adminValidateVolume: operation({
    ...about,
    path: '/api/admin/about/docker/validate',
    summary: 'Write a text into the data folder, to be read back by its public address',
    answer: VolumeCheck,
  }),
  getVolumeText: operation({
    method: 'GET',
    path: '/api/media/docker/validate.txt',
    tags: ['Recipe: Images and Assets'],
    summary: 'The text that the check of the data folder has written last',
    access: 'public',
    answer: file(),
    answerType: 'text/plain',
  }),
  adminEmailReady: operation({
    method: 'GET',
    path: '/api/admin/email',
    tags: ['Admin: Email'],
    summary: 'Whether a mail server is set',
    access: 'admin',
    answer: EmailReady,
  }),
  adminSendTestMail: operation({
    method: 'POST',
    path: '/api/admin/email',
    tags: ['Admin: Email'],
    summary: 'Send a test mail; a failure is told in the answer',
    access: 'admin',
    body: EmailTest,
    answer: EmailSuccess,
  }),
  adminDebugOpenai: operation({
    method: 'POST',
    path: '/api/admin/debug/openai',
    tags: ['Admin: Debug'],
    summary: 'Ask the AI service something, perhaps about a picture',
    access: 'admin',
    body: z.object({ image: file().nullish() }).meta({ id: 'DebugOpenaiForm' }),
    bodyType: 'multipart',
    answer: DebugResponse,
  }),
  adminDebugAiProvider: operation({
    method: 'POST',
    path: '/api/admin/debug/openai/{provider_id}',
    tags: ['Admin: Debug'],
    summary: 'Ask one AI service something, perhaps about a picture; a failure is told in the answer',
    access: 'admin',
    params: z.object({ provider_id: uuid() }),
    body: z.object({ image: file().nullish() }).meta({ id: 'DebugAiProviderForm' }),
    bodyType: 'multipart',
    answer: DebugResponse,
  }),
};

export const MaintenanceSummary = z
  .object({ dataDirSize: z.string(), cleanableImages: z.int(), cleanableDirs: z.int() })
  .meta({ id: 'MaintenanceSummary' });
export type MaintenanceSummary = z.output<typeof MaintenanceSummary>;

export const MaintenanceStorageDetails = z
  .object({
    tempDirSize: z.string(),
    backupsDirSize: z.string(),
    groupsDirSize: z.string(),
    recipesDirSize: z.string(),
    userDirSize: z.string(),
  })
  .meta({ id: 'MaintenanceStorageDetails' });
export type MaintenanceStorageDetails = z.output<typeof MaintenanceStorageDetails>;

/** Bytes that the files of each household take; `quotaBytes` is null where they may take any. */
export const HouseholdStorage = z
  .object({
    quotaBytes: z.int().nullable(),
    households: z.array(z.object({ id: uuid(), name: z.string(), group: z.string(), usedBytes: z.int() })),
  })
  .meta({ id: 'HouseholdStorage' });
export type HouseholdStorage = z.output<typeof HouseholdStorage>;

/** The result of a database file check. */
export const DatabaseFileCheck = z
  .object({
    checkedAt: z.string(),
    durationMs: z.int(),
    /** Messages of the database; empty if the file is sound. */
    damage: z.array(z.string()),
  })
  .meta({ id: 'DatabaseFileCheck' });
export type DatabaseFileCheck = z.output<typeof DatabaseFileCheck>;

/** `lastCheck` is null before the first check, and on PostgreSQL, which watches over its own files. */
export const DatabaseCheck = z
  .object({ engine: z.enum(['sqlite', 'postgres']), lastCheck: DatabaseFileCheck.nullable() })
  .meta({ id: 'DatabaseCheck' });
export type DatabaseCheck = z.output<typeof DatabaseCheck>;

const MaintenanceLogs = z.object({ logs: z.array(z.string()) }).meta({ id: 'MaintenanceLogs' });

const maintenance = { tags: ['Admin: Maintenance'], access: 'admin' as const };
const clean = { ...maintenance, method: 'POST' as const, answer: SuccessResponse };

export const maintenanceOperations = {
  getMaintenance: operation({
    ...maintenance,
    method: 'GET',
    path: '/api/admin/maintenance',
    summary: 'Size of the data folder and what could be cleaned',
    answer: MaintenanceSummary,
  }),
  getStorage: operation({
    ...maintenance,
    method: 'GET',
    path: '/api/admin/maintenance/storage',
    summary: 'Sizes of the parts of the data folder',
    answer: MaintenanceStorageDetails,
  }),
  getHouseholdStorage: operation({
    ...maintenance,
    method: 'GET',
    path: '/api/admin/maintenance/storage/households',
    summary: 'What the files of each household take, and how much they may',
    answer: HouseholdStorage,
  }),
  getDatabaseCheck: operation({
    ...maintenance,
    method: 'GET',
    path: '/api/admin/maintenance/database',
    summary: 'What the last check of the database file has found',
    answer: DatabaseCheck,
  }),
  getLogs: operation({
    ...maintenance,
    method: 'GET',
    path: '/api/admin/maintenance/logs',
    readsSecrets: true,
    summary: 'The newest lines of the log, newest last, without secrets',
    query: z.object({ lines: z.int().min(1).max(10_000).default(200) }),
    answer: MaintenanceLogs,
  }),
  cleanImages: operation({
    ...clean,
    path: '/api/admin/maintenance/clean/images',
    summary: 'Remove pictures of recipes that are no WebP',
  }),
  cleanTemp: operation({
    ...clean,
    path: '/api/admin/maintenance/clean/temp',
    summary: 'Remove temporary files',
  }),
  cleanRecipeFolders: operation({
    ...clean,
    path: '/api/admin/maintenance/clean/recipe-folders',
    summary: 'Remove folders of recipes whose name is no id',
  }),
  cleanLogs: operation({
    ...clean,
    path: '/api/admin/maintenance/clean/logs',
    summary: 'Empty the log files',
  }),
};

import * as z from 'zod';
import { file, shortText } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { SuccessResponse } from '../people/self.ts';

/** Why a backup was made; `uploaded` ones were made elsewhere. */
export const backupKinds = ['manual', 'scheduled', 'beforeRestore', 'uploaded'] as const;

/** Why a backup cannot be restored. */
export const backupProblems = [
  'unreadable',
  'tooLarge',
  'unsafePath',
  'encrypted',
  'otherProgram',
  'tooNew',
  'tooOld',
  'damaged',
  'withoutAdministrator',
  'diskFull',
  'folderMounted',
] as const;

const people = z.int().nonnegative();

/** Sealed under another `SECRET` than that of the server, by what has to be entered again; authenticators by people. */
export const SealedElsewhere = z
  .object({
    authenticators: people,
    invitations: z.int().nonnegative(),
    calendarAddresses: people,
    notifiers: z.int().nonnegative(),
    webhooks: z.int().nonnegative(),
  })
  .meta({ id: 'SealedElsewhere' });
export type SealedElsewhere = z.output<typeof SealedElsewhere>;

/** What a restore changes about who enters, compared with the present accounts. */
export const RestoreEffects = z
  .object({
    /** People whose password goes back to an earlier one. */
    passwords: people,
    /** People whose authenticator or passkeys are others, or none. */
    secondFactors: people,
    /** People who have no account now and get one. */
    returningAccounts: people,
    /** People who have an account now and lose it. */
    missingAccounts: people,
    /** API tokens, invitations, calendar addresses and share links of the backup that were ended and stay so. */
    endedKeys: z.int().nonnegative(),
    sealedElsewhere: SealedElsewhere,
  })
  .meta({ id: 'RestoreEffects' });
export type RestoreEffects = z.output<typeof RestoreEffects>;

/** The contents of a backup. */
export const BackupContents = z
  .object({
    /** The release that made it. */
    version: z.string(),
    createdAt: z.string(),
    recipes: z.int(),
    users: z.int(),
    households: z.int(),
    shoppingLists: z.int(),
    mealPlanEntries: z.int(),
    files: z.int(),
    /** Rows of a backup of another program that have no place here, by table. */
    leftOut: z.record(z.string(), z.int()).default({}),
  })
  .meta({ id: 'BackupContents' });
export type BackupContents = z.output<typeof BackupContents>;

/** A backup on the server. `checkedAt`, `problem` and `contents` come from restoring it into a scratch database. */
export const BackupFile = z
  .object({
    name: z.string(),
    date: z.string(),
    size: z.string(),
    bytes: z.int(),
    kind: z.enum(backupKinds),
    /** Null while it was not checked. */
    checkedAt: z.string().nullable(),
    /** Null if it can be restored. */
    problem: z.enum(backupProblems).nullable(),
    contents: BackupContents.nullable(),
    /** When it was copied to the bucket of the operator; null where it was not. */
    copiedAt: z.string().nullable(),
    /** Why it was not, in the words of the service. */
    copyProblem: z.string().nullable(),
  })
  .meta({ id: 'BackupFile' });
export type BackupFile = z.output<typeof BackupFile>;

const AllBackups = z
  .object({
    imports: z.array(BackupFile),
    templates: z.array(z.string()),
    /** Whether Mealie has left data in the data folder that no backup was made of. */
    mealieFolder: z.boolean(),
  })
  .meta({ id: 'AllBackups' });
export type AllBackups = z.output<typeof AllBackups>;

/** The steps of a restore, in their order. */
export const restoreSteps = ['reading', 'saving', 'waiting', 'replacing', 'files'] as const;
export const RestoreStep = z.enum(restoreSteps).meta({ id: 'RestoreStep' });
export type RestoreStep = z.output<typeof RestoreStep>;

/** The task in progress on a backup, and how far it is; `task` is null without one. */
export const BackupProgress = z
  .object({
    task: z.enum(['create', 'check', 'restore']).nullable(),
    name: z.string().nullable(),
    /** Of a restore; null for other tasks. */
    step: RestoreStep.nullable(),
    done: z.int(),
    /** 0 while it is not known. */
    total: z.int(),
  })
  .meta({ id: 'BackupProgress' });
export type BackupProgress = z.output<typeof BackupProgress>;

/** What a backup for Mealie leaves out, or takes over changed. */
export const MealieLosses = z
  .object({
    /** Rows that have no place there, by table; those that go over changed, by table and column. */
    leftOut: z.record(z.string(), z.int()),
  })
  .meta({ id: 'MealieLosses' });
export type MealieLosses = z.output<typeof MealieLosses>;

const FileToken = z.object({ fileToken: z.string() }).meta({ id: 'FileTokenResponse' });
/** A backup that was read as a restore reads it, without changing anything. */
export const RestoreCheck = z
  .object({ contents: BackupContents, effects: RestoreEffects })
  .meta({ id: 'RestoreCheck' });
export type RestoreCheck = z.output<typeof RestoreCheck>;
const Restored = SuccessResponse.extend({ effects: RestoreEffects }).meta({ id: 'Restored' });
const params = z.object({ file_name: shortText() });
const base = { tags: ['Admin: Backups'], access: 'admin' as const };
const upload = {
  ...base,
  method: 'POST' as const,
  bodyType: 'multipart' as const,
  body: z.object({ archive: file() }),
  maxBodyBytes: limits.backupUploadBytes,
  needsSession: true,
  answer: SuccessResponse,
};
const list = { ...base, method: 'GET' as const, answer: AllBackups };
const create = { ...base, method: 'POST' as const, status: 201, answer: SuccessResponse };
const fetch = { ...base, method: 'GET' as const, params, readsSecrets: true, answer: FileToken };
const remove = { ...base, method: 'DELETE' as const, params, answer: SuccessResponse };
const restore = {
  confirmation: 'always' as const,
  ...base,
  method: 'POST' as const,
  params,
  needsSession: true,
  answer: Restored,
};

export const backupOperations = {
  listBackups: operation({ ...list, path: '/api/admin/backups', summary: 'All backups, newest first' }),
  createBackup: operation({ ...create, path: '/api/admin/backups', summary: 'Make a backup of everything' }),
  createMealieBackup: operation({
    ...create,
    path: '/api/admin/backups/mealie',
    summary: 'Make a backup that Mealie restores',
  }),
  countMealieLosses: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/backups/mealie',
    summary: 'Count what a backup that Mealie restores would leave out or change, without making one',
    answer: MealieLosses,
  }),
  createBackupFromMealieFolder: operation({
    ...create,
    path: '/api/admin/backups/mealie-folder',
    summary: 'Make a backup of what Mealie has left in the data folder',
  }),
  getBackupProgress: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/backups/progress',
    summary: 'What is being done with a backup, and how far it is',
    answer: BackupProgress,
  }),
  uploadBackup: operation({ ...upload, path: '/api/admin/backups/upload', summary: 'Upload a backup' }),
  getBackupToken: operation({
    ...fetch,
    path: '/api/admin/backups/{file_name}',
    summary: 'A token to fetch a backup with',
  }),
  deleteBackup: operation({ ...remove, path: '/api/admin/backups/{file_name}', summary: 'Delete a backup' }),
  checkBackup: operation({
    ...base,
    method: 'POST',
    path: '/api/admin/backups/{file_name}/check',
    summary: 'Read a backup as a restore would, and say what it would change about who enters',
    params,
    answer: RestoreCheck,
  }),
  restoreBackup: operation({
    ...restore,
    path: '/api/admin/backups/{file_name}/restore',
    summary: 'Replace all data by those of a backup; a backup of the present ones is made before',
  }),
  listBackupsTwin: operation({
    ...list,
    path: '/api/backups/available',
    summary: 'All backups, newest first',
  }),
  createBackupTwin: operation({
    ...create,
    path: '/api/backups/export/database',
    summary: 'Make a backup of everything',
  }),
  uploadBackupTwin: operation({ ...upload, path: '/api/backups/upload', summary: 'Upload a backup' }),
  getBackupTokenTwin: operation({
    ...fetch,
    path: '/api/backups/{file_name}/download',
    summary: 'A token to fetch a backup with',
  }),
  restoreBackupTwin: operation({
    ...restore,
    path: '/api/backups/{file_name}/import',
    summary: 'Replace all data by those of a backup; a backup of the present ones is made before',
  }),
  deleteBackupTwin: operation({
    ...remove,
    path: '/api/backups/{file_name}/delete',
    summary: 'Delete a backup',
  }),
};

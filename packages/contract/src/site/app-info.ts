import * as z from 'zod';
import { operation } from '../kernel/operation.ts';
import { RestoreStep } from './backups.ts';

const tags = ['App: About'];

export const AppInfo = z
  .object({
    production: z.boolean(),
    /** Release of the contract that is served. */
    version: z.string(),
    /** Ours: the release of Hearth. */
    hearthVersion: z.string(),
    demoStatus: z.boolean(),
    allowSignup: z.boolean(),
    allowPasswordLogin: z.boolean(),
    tokenTime: z.int(),
    defaultGroupSlug: z.string().nullable(),
    defaultHouseholdSlug: z.string().nullable(),
    enableOidc: z.boolean(),
    oidcRedirect: z.boolean(),
    oidcProviderName: z.string(),
    /** Of clients of 3.x: hosts that may show the app in a frame. None may. */
    allowedIframeHosts: z.array(z.string()),
    enableOpenai: z.boolean(),
    enableOpenaiImageServices: z.boolean(),
    enableOpenaiTranscriptionServices: z.boolean(),
  })
  .meta({ id: 'AppInfo' });
export type AppInfo = z.output<typeof AppInfo>;

/** `isSetUp` is ours: false while the database is unclaimed and `/setup` waits for the one-time code. */
export const AppStartupInfo = z
  .object({ isFirstLogin: z.boolean(), isDemo: z.boolean(), isSetUp: z.boolean() })
  .meta({ id: 'AppStartupInfo' });
export type AppStartupInfo = z.output<typeof AppStartupInfo>;

const colour = z.string();

export const AppTheme = z
  .object({
    lightPrimary: colour,
    lightAccent: colour,
    lightSecondary: colour,
    lightSuccess: colour,
    lightInfo: colour,
    lightWarning: colour,
    lightError: colour,
    darkPrimary: colour,
    darkAccent: colour,
    darkSecondary: colour,
    darkSuccess: colour,
    darkInfo: colour,
    darkWarning: colour,
    darkError: colour,
  })
  .meta({ id: 'AppTheme' });
export type AppTheme = z.output<typeof AppTheme>;

/** `step` says how far the restore of a backup is, and is absent at all other times. */
const Health = z
  .object({ status: z.enum(['ok', 'failing', 'restoring']), step: RestoreStep.optional() })
  .meta({ id: 'Health' });
export type Health = z.output<typeof Health>;

export const appOperations = {
  getAppInfo: operation({
    method: 'GET',
    path: '/api/app/about',
    tags,
    summary: 'What this server is and can do',
    access: 'public',
    answer: AppInfo,
  }),
  getStartupInfo: operation({
    method: 'GET',
    path: '/api/app/about/startup-info',
    tags,
    summary: 'Whether the server has to be set up first',
    access: 'public',
    answer: AppStartupInfo,
  }),
  getTheme: operation({
    method: 'GET',
    path: '/api/app/about/theme',
    tags,
    summary: 'Colours of the light and the dark theme',
    access: 'public',
    answer: AppTheme,
  }),
  getLiveness: operation({
    method: 'GET',
    path: '/api/health/live',
    tags: ['App: Health'],
    summary: 'The process runs',
    access: 'public',
    answer: Health,
  }),
  getReadiness: operation({
    method: 'GET',
    path: '/api/health',
    tags: ['App: Health'],
    summary: 'The process and its database answer, or a backup is being restored',
    access: 'public',
    answer: Health,
  }),
  getReady: operation({
    method: 'GET',
    path: '/api/health/ready',
    tags: ['App: Health'],
    summary: 'The process and its database answer',
    access: 'public',
    answer: Health,
  }),
};

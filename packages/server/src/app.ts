import type { FastifyInstance } from 'fastify';
import type { Operation } from '@hearth/contract';
import { apiTokenRoutes, purgeExpiredTokens } from './features/api-tokens/index.ts';
import { adminPlaceRoutes } from './features/admin-places/index.ts';
import { aiRoutes } from './features/ai/index.ts';
import { accountsRoutes, deleteUserFiles, deleteUserFilesJob } from './features/accounts/index.ts';
import {
  bulkActionRoutes,
  deleteExportFiles,
  deleteExportsJob,
  exportRecipes,
  exportRecipesJob,
  purgeExpiredExports,
} from './features/bulk-actions/index.ts';
import { commentRoutes } from './features/comments/index.ts';
import { exportRoutes } from './features/exports/index.ts';
import { historyRoutes } from './features/history/index.ts';
import { recipeAssetRoutes } from './features/recipe-assets/index.ts';
import { purgeShareTokens, sharingRoutes } from './features/sharing/index.ts';
import { deleteTimelineFiles, deleteTimelineFilesJob, timelineRoutes } from './features/timeline/index.ts';
import { purgeTrash, trashRoutes } from './features/trash/index.ts';
import { appInfoRoutes } from './features/app-info/index.ts';
import { cookbookFilter, cookbookRoutes } from './features/cookbooks/index.ts';
import { downloadRoutes } from './features/downloads/index.ts';
import { exploreRoutes } from './features/explore/index.ts';
import { foodRoutes } from './features/foods/index.ts';
import { groupRoutes } from './features/groups/index.ts';
import { householdRoutes } from './features/households/index.ts';
import { importRoutes } from './features/imports/index.ts';
import { labelRoutes } from './features/labels/index.ts';
import { maintenanceRoutes } from './features/maintenance/index.ts';
import { memberRoutes } from './features/members/index.ts';
import { invitationRoutes, purgeInvitations } from './features/invitations/index.ts';
import { type OrganizerRecipes, organizerRoutes } from './features/organizers/index.ts';
import { pageRenderer } from './features/pages/index.ts';
import {
  passwordResetRoutes,
  purgeResetTokens,
  sendResetMail,
  sendResetMailJob,
} from './features/password-reset/index.ts';
import { ratingRoutes } from './features/ratings/index.ts';
import { recipeImageRoutes } from './features/recipe-images/index.ts';
import {
  deleteFilesJob,
  deleteRecipeFiles,
  forgetAnswersLabelled,
  forgetAnswersWith,
  indexRecipesJob,
  indexRecipesOf,
  RecipeLists,
  recipeRoutes,
  summariesOf,
  wordChanges,
  sweepFilesJob,
  sweepRecipeFiles,
} from './features/recipes/index.ts';
import { purgeFlows, secondFactorRoutes } from './features/second-factor/index.ts';
import { recipeActionRoutes, sendRecipe, sendRecipeJob } from './features/recipe-actions/index.ts';
import { registrationRoutes } from './features/registration/index.ts';
import { accountRoutes, sessionAuthenticator, sessionRoutes, Sessions } from './features/sessions/index.ts';
import { seederRoutes } from './features/seeders/index.ts';
import { serverInfoRoutes } from './features/server-info/index.ts';
import { setupRoutes } from './features/setup/index.ts';
import { signInRoutes } from './features/sign-in/index.ts';
import { siteSettingsRoutes } from './features/site-settings/index.ts';
import { statisticsRoutes } from './features/statistics/index.ts';
import { testMailRoutes } from './features/test-mail/index.ts';
import { validatorRoutes } from './features/validators/index.ts';
import { unknownApiRoute } from './platform/http/not-found.ts';
import { serveOpenApi } from './platform/http/serve-openapi.ts';
import { Routes } from './platform/http/routes.ts';
import { createHttpServer } from './platform/http/server.ts';
import { observeRequests } from './platform/http/observe.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import type { Platform } from './platform/platform.ts';

/** The program, ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  /** Every operation that is served. */
  readonly operations: readonly Operation[];
  readonly sessions: Sessions;
}

/** Builds the program on its platform; it never listens. `webFolder` is the built web app, when there is one. */
export async function buildApp(platform: Platform, webFolder: string | null): Promise<App> {
  const http = await createHttpServer(platform.settings, platform.log, platform.random);
  const sessions = new Sessions(platform);
  const routes = new Routes(http, sessionAuthenticator(platform, sessions));
  observeRequests(http, platform);
  registerFeatures(routes, platform, sessions);
  registerJobs(platform, sessions);
  serveOpenApi(http, routes.registered, platform.settings);
  http.all('/api/*', unknownApiRoute(routes.registered));
  http.all('/api', unknownApiRoute(routes.registered));
  if (webFolder !== null)
    await serveWebApp(http, webFolder, platform.random, pageRenderer(platform, sessions));
  return { http, operations: routes.registered, sessions };
}

function registerFeatures(routes: Routes, platform: Platform, sessions: Sessions): void {
  const lists = new RecipeLists(platform, cookbookFilter);
  const recipesOfOrganizers: OrganizerRecipes = {
    organizerChanged: forgetAnswersWith,
    summariesOf: (scope, kind, id) => summariesOf(platform, scope, kind, id),
  };
  appInfoRoutes(routes, platform);
  setupRoutes(routes, platform, sessions);
  signInRoutes(routes, platform, sessions);
  sessionRoutes(routes, platform, sessions);
  secondFactorRoutes(routes, platform);
  apiTokenRoutes(routes, platform);
  accountRoutes(routes, platform);
  groupRoutes(routes, platform);
  householdRoutes(routes, platform);
  siteSettingsRoutes(routes, platform);
  organizerRoutes(routes, platform, recipesOfOrganizers);
  foodRoutes(routes, platform, {
    wordChanges: (tx, kind, id, renames) => wordChanges(platform, tx, kind, id, renames),
  });
  labelRoutes(routes, platform, { labelChanges: forgetAnswersLabelled });
  seederRoutes(routes, platform);
  recipeRoutes(routes, platform, lists);
  cookbookRoutes(routes, platform, lists);
  recipeActionRoutes(routes, platform);
  bulkActionRoutes(routes, platform);
  recipeImageRoutes(routes, platform);
  togetherRoutes(routes, platform);
  importRoutes(routes, platform);
  ratingRoutes(routes, platform);
  exploreRoutes(routes, platform, lists);
  validatorRoutes(routes, platform);
  memberRoutes(routes, platform);
  statisticsRoutes(routes, platform);
  adminPlaceRoutes(routes, platform);
  serverInfoRoutes(routes, platform);
  maintenanceRoutes(routes, platform);
  testMailRoutes(routes, platform);
  aiRoutes(routes, platform);
  downloadRoutes(routes, platform);
  registrationRoutes(routes, platform);
  invitationRoutes(routes, platform);
  passwordResetRoutes(routes, platform);
  accountsRoutes(routes, platform);
}

/** What people do with a recipe together. */
function togetherRoutes(routes: Routes, platform: Platform): void {
  commentRoutes(routes, platform);
  timelineRoutes(routes, platform);
  sharingRoutes(routes, platform);
  recipeAssetRoutes(routes, platform);
  exportRoutes(routes, platform);
  historyRoutes(routes, platform);
  trashRoutes(routes, platform);
}

function registerJobs(platform: Platform, sessions: Sessions): void {
  platform.jobs.handle(deleteFilesJob, (payload) => deleteRecipeFiles(platform, payload));
  platform.jobs.handle(indexRecipesJob, (payload) => indexRecipesOf(platform, payload));
  platform.jobs.handle(sweepFilesJob, (payload) => sweepRecipeFiles(platform, payload));
  platform.jobs.handle(deleteTimelineFilesJob, (payload) => deleteTimelineFiles(platform, payload));
  platform.jobs.daily('purge-recipe-trash', () => purgeTrash(platform));
  platform.jobs.daily('purge-share-links', () => purgeShareTokens(platform));
  platform.jobs.daily('purge-sessions', async () => {
    await sessions.purgeExpired();
    await purgeFlows(platform);
    await purgeExpiredTokens(platform);
  });
  platform.jobs.handle(deleteUserFilesJob, (payload) => deleteUserFiles(platform, payload));
  platform.jobs.handle(sendResetMailJob, (payload) => sendResetMail(platform, payload));
  platform.jobs.handle(exportRecipesJob, (payload) => exportRecipes(platform, payload));
  platform.jobs.handle(deleteExportsJob, (payload) => deleteExportFiles(platform, payload));
  platform.jobs.daily('purge-recipe-exports', () => purgeExpiredExports(platform));
  platform.jobs.handle(sendRecipeJob, (payload) => sendRecipe(platform, payload));
  platform.jobs.daily('purge-invitations', () => purgeInvitations(platform));
  platform.jobs.daily('purge-password-resets', () => purgeResetTokens(platform));
  platform.jobs.daily('remove-unfinished-files', () =>
    platform.files.removeUnfinished(new Date(platform.clock.now().getTime() - dayMs)),
  );
}

const dayMs = 86_400_000;

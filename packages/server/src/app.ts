/** Registers all features on one platform; does not listen. */

import type { FastifyInstance } from 'fastify';
import type { Operation } from '@hearth/contract';
import { apiTokenRoutes } from './features/people/api-tokens/index.ts';
import { adminJobRoutes } from './features/site/jobs/index.ts';
import { adminGroupRoutes, adminHouseholdRoutes } from './features/people/group-administration/index.ts';
import { aiRoutes } from './features/imports/ai/index.ts';
import { selfRoutes, notifyOldAddress, notifyOldAddressJob } from './features/people/self/index.ts';
import { accountsRoutes, deleteUserFiles, deleteUserFilesJob } from './features/people/users/index.ts';
import {
  bulkActionRoutes,
  deleteExportFiles,
  deleteExportsJob,
  exportRecipes,
  exportRecipesJob,
} from './features/recipes/bulk-actions/index.ts';
import { commentRoutes } from './features/recipes/comments/index.ts';
import { exportRoutes } from './features/recipes/exports/index.ts';
import { confirmationRoutes } from './features/people/confirmation/index.ts';
import { computedNutritionRoutes } from './features/recipes/computed-nutrition/index.ts';
import { cupWeightRoutes } from './features/recipes/cup-weights/index.ts';
import { lineSubstitutionRoutes } from './features/recipes/line-substitutions/index.ts';
import { historyRoutes } from './features/recipes/history/index.ts';
import { recipeAssetRoutes } from './features/recipes/assets/index.ts';
import { sharingRoutes } from './features/recipes/sharing/index.ts';
import {
  deleteTimelineFiles,
  deleteTimelineFilesJob,
  timelineRoutes,
} from './features/recipes/timeline/index.ts';
import { trashRoutes } from './features/recipes/trash/index.ts';
import { backupRoutes, Backups } from './features/site/backups/index.ts';
import { appInfoRoutes } from './features/site/app-info/index.ts';
import { cookbookFilter, cookbookRoutes } from './features/recipes/cookbooks/index.ts';
import { doctorRoutes } from './features/site/doctor/index.ts';
import { downloadRoutes } from './features/site/downloads/index.ts';
import { exploreRoutes } from './features/recipes/explore/index.ts';
import { foodRoutes } from './features/catalog/foods/index.ts';
import { substitutionRoutes } from './features/catalog/substitutions/index.ts';
import { groupRoutes } from './features/people/groups/index.ts';
import { householdRoutes } from './features/people/households/index.ts';
import { importPages, importPagesJob, importRoutes } from './features/imports/recipe-imports/index.ts';
import { type LabelListener, labelRoutes } from './features/catalog/labels/index.ts';
import { liveRoutes } from './features/automation/live/index.ts';
import { maintenanceRoutes } from './features/site/maintenance/index.ts';
import { migrationRoutes } from './features/imports/migrations/index.ts';
import { mealPlanRoutes } from './features/meal-plans/index.ts';
import { deliverEvent, notifierRoutes, notifyDelivery } from './features/automation/notifiers/index.ts';
import { memberRoutes } from './features/people/members/index.ts';
import { invitationRoutes } from './features/people/invitations/index.ts';
import { type OrganizerRecipes, organizerRoutes } from './features/recipes/organizers/index.ts';
import { type AskApi, pageRenderer } from './features/site/pages/index.ts';
import { parserRoutes } from './features/catalog/ingredient-parser/index.ts';
import {
  passwordResetRoutes,
  sendResetMail,
  sendResetMailJob,
} from './features/people/password-reset/index.ts';
import { libraryRoutes, RecipeLists } from './features/recipes/library/index.ts';
import { ratingRoutes } from './features/recipes/ratings/index.ts';
import { recipeImageRoutes } from './features/recipes/images/index.ts';
import {
  deleteFilesJob,
  deleteRecipeFiles,
  deleteOrphanedFilesJob,
  deleteOrphanedFiles,
} from './features/recipes/recipe-files/index.ts';
import {
  invalidateDocumentsLabelled,
  invalidateDocumentsWith,
  readSummaries,
} from './features/recipes/documents/index.ts';
import {
  indexRecipesJob,
  indexRecipesOf,
  updateRecipesNaming,
} from './features/recipes/search-index/index.ts';
import { addUpTimes, addUpTimesJob, recipeRoutes } from './features/recipes/recipe/index.ts';
import { secondFactorRoutes } from './features/people/second-factor/index.ts';
import {
  recipeActionRoutes,
  sendRecipe,
  sendRecipeDelivery,
} from './features/recipes/recipe-actions/index.ts';
import { reportRoutes } from './features/imports/reports/index.ts';
import { registrationRoutes } from './features/people/registration/index.ts';
import { sessionAuthenticator, sessionRoutes, Sessions } from './features/people/sessions/index.ts';
import { starterRoutes } from './features/recipes/starters/index.ts';
import { seederRoutes } from './features/catalog/seeders/index.ts';
import { serverInfoRoutes } from './features/site/server-info/index.ts';
import { setupRoutes } from './features/people/setup/index.ts';
import { addMissingLabels, shoppingListRoutes } from './features/shopping/index.ts';
import { signInRoutes } from './features/people/sign-in/index.ts';
import { siteSettingsRoutes } from './features/site/settings/index.ts';
import { storageQuotaRoutes } from './features/site/storage-quota/index.ts';
import { statisticsRoutes } from './features/site/statistics/index.ts';
import { testMailRoutes } from './features/site/test-mail/index.ts';
import { validatorRoutes } from './features/site/validators/index.ts';
import {
  caughtUpMs,
  sendWebhook,
  sendWebhookDelivery,
  recordDeadLetter,
  webhookRoutes,
  webhooksOfHouseholds,
} from './features/automation/webhooks/index.ts';
import { assistantRoutes } from './features/automation/assistants/index.ts';
import { unknownApiRoute } from './platform/http/errors/not-found.ts';
import { serveOpenApi } from './platform/http/openapi/serve-openapi.ts';
import { RequestPause } from './platform/http/bounds/request-pause.ts';
import { Routes } from './platform/http/routes.ts';
import { createHttpServer } from './platform/http/server.ts';
import { observeRequests } from './platform/http/observe.ts';
import { serveWebApp } from './platform/http/page/web-app.ts';
import type { Platform } from './platform/platform.ts';
import { scheduleWork } from './schedule.ts';

/** The program, ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  /** Every operation that is served. */
  readonly operations: readonly Operation[];
  readonly sessions: Sessions;
}

/** Builds the program without listening. `webFolder` is the built web app; null for the API only. */
export async function buildApp(platform: Platform, webFolder: string | null): Promise<App> {
  const http = await createHttpServer(platform.settings, platform.log, platform.random);
  const pause = new RequestPause(http);
  const backups = new Backups(platform, pause);
  const sessions = new Sessions(platform);
  const authenticator = sessionAuthenticator(platform, sessions);
  const routes = new Routes(http, authenticator, platform.securityLog);
  observeRequests(http, platform);
  appInfoRoutes(routes, platform, () => (pause.isPaused ? backups.progress.step : null));
  registerFeatures(routes, platform, sessions);
  backupRoutes(routes, platform, backups);
  liveRoutes(routes, platform, authenticator, (close) => http.addHook('preClose', async () => close()));
  assistantRoutes(http, platform, authenticator);
  registerJobs(platform, sessions, backups);
  registerDeliveries(platform);
  serveOpenApi(http, routes.registered, platform.settings);
  http.all('/api/*', unknownApiRoute(routes.registered));
  http.all('/api', unknownApiRoute(routes.registered));
  if (webFolder !== null)
    await serveWebApp(
      http,
      webFolder,
      { random: platform.random, ...platform.settings.server },
      pageRenderer(platform, sessions, inProcessApi(http)),
    );
  return { http, operations: routes.registered, sessions };
}

/**
 * Calls the API in-process for preloaded queries, with the same authentication and responses as over HTTP.
 */
function inProcessApi(http: FastifyInstance): AskApi {
  return async ({ cookie, ip }, url) => {
    const headers = { ...(cookie === undefined ? {} : { cookie }), 'sec-fetch-site': 'same-origin' };
    const { statusCode, payload, headers: answered } = await http.inject({ url, headers, remoteAddress: ip });
    const etag = typeof answered.etag === 'string' ? answered.etag : null;
    return statusCode === 200 ? { text: payload, etag } : null;
  };
}

function registerFeatures(routes: Routes, platform: Platform, sessions: Sessions): void {
  const lists = new RecipeLists(platform, cookbookFilter);
  const recipesOfOrganizers: OrganizerRecipes = {
    organizerChanged: invalidateDocumentsWith,
    summariesOf: (scope, kind, id) => readSummaries(platform, scope, kind, id),
  };
  setupRoutes(routes, platform, sessions);
  signInRoutes(routes, platform, sessions);
  sessionRoutes(routes, platform, sessions);
  secondFactorRoutes(routes, platform);
  confirmationRoutes(routes, platform);
  apiTokenRoutes(routes, platform);
  groupRoutes(routes, platform);
  householdRoutes(routes, platform, (reader, ids) => webhooksOfHouseholds(platform, reader, ids));
  siteSettingsRoutes(routes, platform);
  organizerRoutes(routes, platform, recipesOfOrganizers);
  foodRoutes(routes, platform, {
    entryChanged: (tx, kind, id, renames) => updateRecipesNaming(platform, tx, kind, id, renames),
  });
  substitutionRoutes(routes, platform);
  parserRoutes(routes, platform);
  const labelListener: LabelListener = {
    labelsAdded: (tx) => addMissingLabels(platform, tx),
    labelChanges: invalidateDocumentsLabelled,
  };
  labelRoutes(routes, platform, labelListener);
  seederRoutes(routes, platform, labelListener);
  starterRoutes(routes, platform);
  recipeRoutes(routes, platform);
  libraryRoutes(routes, platform, lists);
  cookbookRoutes(routes, platform, lists);
  recipeActionRoutes(routes, platform);
  notifierRoutes(routes, platform);
  mealPlanRoutes(routes, platform);
  bulkActionRoutes(routes, platform);
  recipeImageRoutes(routes, platform);
  recipeDetailRoutes(routes, platform, lists);
  importRoutes(routes, platform);
  ratingRoutes(routes, platform);
  exploreRoutes(routes, platform, lists);
  validatorRoutes(routes, platform);
  memberRoutes(routes, platform);
  statisticsRoutes(routes, platform);
  adminGroupRoutes(routes, platform);
  adminHouseholdRoutes(routes, platform);
  adminJobRoutes(routes, platform);
  serverInfoRoutes(routes, platform);
  maintenanceRoutes(routes, platform);
  storageQuotaRoutes(routes, platform);
  doctorRoutes(routes, platform);
  testMailRoutes(routes, platform);
  aiRoutes(routes, platform);
  downloadRoutes(routes, platform);
  registrationRoutes(routes, platform);
  invitationRoutes(routes, platform);
  passwordResetRoutes(routes, platform);
  selfRoutes(routes, platform);
  accountsRoutes(routes, platform);
  shoppingListRoutes(routes, platform);
  webhookRoutes(routes, platform);
  reportRoutes(routes, platform);
  migrationRoutes(routes, platform);
}

/** Routes of the parts of a recipe: comments, timeline, links, files, history, computed nutrition, weights and trash. */
function recipeDetailRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  commentRoutes(routes, platform);
  timelineRoutes(routes, platform);
  sharingRoutes(routes, platform);
  recipeAssetRoutes(routes, platform);
  exportRoutes(routes, platform, lists);
  historyRoutes(routes, platform);
  computedNutritionRoutes(routes, platform);
  cupWeightRoutes(routes, platform);
  lineSubstitutionRoutes(routes, platform);
  trashRoutes(routes, platform);
}

function registerJobs(platform: Platform, sessions: Sessions, backups: Backups): void {
  const { jobs } = platform;
  jobs.handle(deleteFilesJob, (payload) => deleteRecipeFiles(platform, payload));
  jobs.handle(addUpTimesJob, (payload) => addUpTimes(platform, payload));
  jobs.handle(indexRecipesJob, (payload) => indexRecipesOf(platform, payload));
  jobs.handle(deleteOrphanedFilesJob, (payload) => deleteOrphanedFiles(platform, payload));
  jobs.handle(deleteTimelineFilesJob, (payload) => deleteTimelineFiles(platform, payload));
  jobs.handle(deleteUserFilesJob, (payload) => deleteUserFiles(platform, payload));
  jobs.handle(notifyOldAddressJob, (payload) => notifyOldAddress(platform, payload));
  jobs.handle(sendResetMailJob, (payload) => sendResetMail(platform, payload));
  jobs.handle(exportRecipesJob, (payload) => exportRecipes(platform, payload));
  jobs.handle(deleteExportsJob, (payload) => deleteExportFiles(platform, payload));
  jobs.handle(importPagesJob, (payload) => importPages(platform, payload));
  scheduleWork(platform, sessions, backups);
}

function registerDeliveries(platform: Platform): void {
  const { deliveries } = platform;
  deliveries.handle(notifyDelivery, (payload) => deliverEvent(platform, payload));
  deliveries.handle(sendRecipeDelivery, (payload) => sendRecipe(platform, payload));
  const webhookOptions = { expiresAfterMs: caughtUpMs, onDeadLetter: recordDeadLetter };
  deliveries.handle(sendWebhookDelivery, (payload) => sendWebhook(platform, payload), webhookOptions);
}

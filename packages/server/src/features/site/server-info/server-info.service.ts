import type { AdminAboutInfo, AppStatistics, CheckAppConfig } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { version } from '../../../version.ts';
import { getAppInfo } from '../app-info/index.ts';
import { countServer } from './server-info.repository.ts';

/**
 * Information about this server for administrators. Hearth does not check for its releases, so the latest version it
 * knows of is its own; the extractor of recipes is part of the program and has its version.
 */
export async function getAdminAbout(platform: Platform): Promise<AdminAboutInfo> {
  const { server, database, defaults, oidc } = platform.settings;
  return {
    ...(await getAppInfo(platform)),
    enableOidc: oidc.isEnabled,
    versionLatest: version,
    apiPort: server.port,
    apiDocs: server.hasApiDocs,
    dbType: database.engine,
    dbUrl: database.displayUrl,
    defaultGroup: defaults.group,
    defaultHousehold: defaults.household,
    buildId: server.buildId,
    recipeScraperVersion: version,
  };
}

/** Which parts of the server are set up. */
export function checkServer({ settings }: Platform): CheckAppConfig {
  return {
    emailReady: settings.smtp.isReady,
    ldapReady: settings.ldap.isReady,
    oidcReady: settings.oidc.isReady,
    enableOpenai: settings.openai.isEnabled,
    baseUrlSet: settings.server.isBaseUrlSet,
    isUpToDate: true,
  };
}

/** How much there is on the server. */
export async function getAppStatistics(platform: Platform): Promise<AppStatistics> {
  return countServer(platform.database.read(systemScope('count what the server has')));
}

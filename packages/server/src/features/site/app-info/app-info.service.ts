import type { AppInfo, AppStartupInfo, AppTheme } from '@hearth/contract';
import { toAppTheme } from '@hearth/domain/ui/colours';
import { systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hearthVersion, version } from '../../../version.ts';
import { publicDefaultGroup } from '../../people/groups/index.ts';
import { publicDefaultHousehold } from '../../people/households/index.ts';
import { findUserByEmail, firstAccount, isUnclaimed } from '../../people/user-store/index.ts';

/** What this server is and can do, for anyone. */
export async function getAppInfo(platform: Platform): Promise<AppInfo> {
  const { server, security, oidc, openai } = platform.settings;
  const group = await publicDefaultGroup(platform);
  const household = group === null ? null : await publicDefaultHousehold(platform, group.id);
  return {
    production: server.isProduction,
    version,
    hearthVersion,
    demoStatus: server.isDemo,
    allowSignup: server.allowSignup,
    allowPasswordLogin: true,
    tokenTime: security.tokenHours,
    defaultGroupSlug: group?.slug ?? null,
    defaultHouseholdSlug: household,
    enableOidc: oidc.isReady,
    oidcRedirect: oidc.autoRedirect,
    oidcProviderName: oidc.providerName,
    allowedIframeHosts: [],
    enableOpenai: openai.isEnabled,
    enableOpenaiImageServices: openai.hasImageServices,
    enableOpenaiTranscriptionServices: false,
  };
}

/** Whether the server has to be set up, or is still used with its first account. */
export async function getStartupInfo(platform: Platform): Promise<AppStartupInfo> {
  const isSetUp = !(await isUnclaimed(platform));
  const reader = platform.database.read(systemScope('describe the server'));
  const isFirstLogin = !isSetUp || (await findUserByEmail(reader, firstAccount)) !== undefined;
  return { isFirstLogin, isDemo: platform.settings.server.isDemo, isSetUp };
}

/** The colours that the operator chose. */
export function getTheme(platform: Platform): AppTheme {
  const { light, dark } = platform.settings.theme;
  return toAppTheme(light, dark);
}

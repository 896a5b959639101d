import type { AppTheme } from '@hearth/contract';
import { roleColours } from '@hearth/domain/ui/colours';
import type { FastifyRequest } from 'fastify';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { PageAnswer, PageRenderer } from '../../../platform/http/web-app.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAppInfo, getStartupInfo, getTheme } from '../app-info/index.ts';
import { getOwnGroup } from '../../people/groups/index.ts';
import { type Sessions, sessionScopeOf } from '../../people/sessions/index.ts';
import { preloadedQueriesScript, type Asker, type AskApi, firstAddresses } from './preloaded-queries.ts';
import { serverPreview, shownAnswer } from './server-preview/server-preview.ts';
import { headAt } from './head-at.ts';

/**
 * Fills the page of the web app: what it needs at once, the head of what the visitor may see, the answers that it
 * would ask for first, and a first sight of them.
 */
export function pageRenderer(platform: Platform, sessions: Sessions, ask: AskApi): PageRenderer {
  const brand = brandOf(getTheme(platform));
  return async (request, locale) => {
    const scope = await sessionScopeOf(sessions, request);
    const boot = { ...(await bootData(platform)), isSignedIn: scope !== null };
    const { path, query } = partsOf(request);
    const visit = { scope, locale, defaultGroup: boot.defaultGroupSlug };
    const page = await headAt(platform, path, visit);
    // Only pages of groups ask for something that depends on it.
    const ownGroup = path.startsWith('/g/') ? await ownGroupOf(platform, scope) : null;
    const asker = { cookie: request.headers.cookie, ip: request.ip };
    const answers = await answersTo(asker, firstAddresses({ path, query, ownGroup }), ask);
    const sight = serverPreview({ path, query, locale, answer: shownAnswer(answers) });
    return {
      ...page,
      boot,
      brand,
      sight,
      answers: preloadedQueriesScript(answers),
      isPersonal: scope !== null,
    };
  };
}

async function answersTo(asker: Asker, urls: readonly string[], ask: AskApi) {
  const answers = new Map<string, PageAnswer>();
  for (const url of urls) {
    const answer = await ask(asker, url);
    if (answer !== null) answers.set(url, answer);
  }
  return answers;
}

async function ownGroupOf(platform: Platform, scope: MemberScope | null): Promise<string | null> {
  return scope === null ? null : (await getOwnGroup(platform, scope)).slug;
}

function brandOf(theme: AppTheme) {
  return { light: roleColours(theme, 'light').brand, dark: roleColours(theme, 'dark').brand };
}

async function bootData(platform: Platform) {
  const info = await getAppInfo(platform);
  const { isSetUp } = await getStartupInfo(platform);
  return {
    version: info.version,
    hearthVersion: info.hearthVersion,
    theme: getTheme(platform),
    isSetUp,
    isDemo: info.demoStatus,
    hasApiDocs: platform.settings.server.hasApiDocs,
    allowSignup: info.allowSignup,
    defaultGroupSlug: info.defaultGroupSlug,
    enableOidc: info.enableOidc,
    oidcProviderName: info.oidcProviderName,
    oidcRedirect: info.oidcRedirect,
  };
}

function partsOf({ url }: FastifyRequest): { path: string; query: string } {
  const [path = '', query = ''] = url.split('?');
  return { path, query };
}

import { type ReadableColours, readableColours } from '@hearth/domain/ui/colours';
import type { FastifyRequest } from 'fastify';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { PageAnswer, PageRenderer } from '../../../platform/http/page/web-app.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAppInfo, getStartupInfo, getTheme } from '../app-info/index.ts';
import { getOwnGroup } from '../../people/groups/index.ts';
import { type Sessions, readSessionScope } from '../../people/sessions/index.ts';
import {
  preloadedQueriesScript,
  type Asker,
  type AskApi,
  firstAddresses,
  fitsIntoPage,
} from './preloaded-queries.ts';
import { serverPreview, shownAnswer } from './server-preview/server-preview.ts';
import { headAt } from './head-at.ts';

/**
 * Fills the page of the web app: the data that it needs at once, a head with the title that the visitor may see, the
 * preloaded queries, and the server-rendered preview made from them.
 */
export function pageRenderer(platform: Platform, sessions: Sessions, ask: AskApi): PageRenderer {
  const colours = readableColours(getTheme(platform));
  const brand = { light: colours.light.brand, dark: colours.dark.brand };
  return async (request, locale) => {
    const scope = await readSessionScope(sessions, request);
    const address = { baseUrl: platform.settings.server.baseUrl, host: request.headers.host ?? '' };
    const boot = { ...(await bootData(platform, colours)), address, isSignedIn: scope !== null };
    const { path, query } = splitParts(request);
    const visit = { scope, locale, defaultGroup: boot.defaultGroupSlug };
    const page = await headAt(platform, path, visit);
    // Only pages of groups preload a query that depends on it.
    const ownGroup = path.startsWith('/g/') ? await findOwnGroup(platform, scope) : null;
    const asker = { cookie: request.headers.cookie, ip: request.ip };
    const responses = await preloadQueries(
      asker,
      firstAddresses({ path, query, isSignedIn: scope !== null, ownGroup }),
      ask,
    );
    const preview = serverPreview({ path, query, locale, answer: shownAnswer(responses) });
    return {
      ...page,
      boot,
      brand,
      preview,
      preloadedQueries: preloadedQueriesScript(responses),
      isPersonal: scope !== null,
    };
  };
}

async function preloadQueries(asker: Asker, urls: readonly string[], ask: AskApi) {
  const responses = new Map<string, PageAnswer>();
  for (const url of urls) {
    const response = await ask(asker, url);
    if (response !== null && fitsIntoPage(url, response)) responses.set(url, response);
  }
  return responses;
}

async function findOwnGroup(platform: Platform, scope: MemberScope | null): Promise<string | null> {
  return scope === null ? null : (await getOwnGroup(platform, scope)).slug;
}

async function bootData(platform: Platform, colours: ReadableColours) {
  const info = await getAppInfo(platform);
  const { isSetUp } = await getStartupInfo(platform);
  return {
    version: info.version,
    hearthVersion: info.hearthVersion,
    colours,
    basePath: platform.settings.server.basePath,
    isSetUp,
    isDemo: info.demoStatus,
    hasApiDocs: platform.settings.server.hasApiDocs,
    readsPictures: info.enableOpenai && info.enableOpenaiImageServices,
    trashDays: platform.settings.server.trashDays,
    allowSignup: info.allowSignup,
    defaultGroupSlug: info.defaultGroupSlug,
    enableOidc: info.enableOidc,
    oidcProviderName: info.oidcProviderName,
    oidcRedirect: info.oidcRedirect,
  };
}

function splitParts({ url }: FastifyRequest): { path: string; query: string } {
  const [path = '', query = ''] = url.split('?');
  return { path, query };
}

import type { FastifyRequest } from 'fastify';
import type { MemberScope } from '../../platform/db/scope.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { PageContent, PageRenderer } from '../../platform/http/web-app.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAppInfo, getStartupInfo, getTheme } from '../app-info/index.ts';
import { type Sessions, sessionScopeOf } from '../sessions/index.ts';
import { recipePage, sharedPage } from './recipe-page.ts';

const recipeAddress = /^\/g\/([^/?#]+)\/r\/([^/?#]+)\/?$/;

const sharedAddress = /^\/g\/([^/?#]+)\/shared\/r\/([^/?#]+)\/?$/;

/** Fills the page of the web app: what it needs at once, and the head of public recipes. */
export function pageRenderer(platform: Platform, sessions: Sessions): PageRenderer {
  return async (request, locale) => {
    const scope = await sessionScopeOf(sessions, request);
    const boot = { ...(await bootData(platform)), isSignedIn: scope !== null };
    const { status, head } = await contentOf(platform, scope, request, locale);
    return { status, head, boot };
  };
}

async function bootData(platform: Platform): Promise<PageContent['boot']> {
  const info = await getAppInfo(platform);
  const { isSetUp } = await getStartupInfo(platform);
  return {
    version: info.version,
    theme: getTheme(platform),
    isSetUp,
    isDemo: info.demoStatus,
    allowSignup: info.allowSignup,
    defaultGroupSlug: info.defaultGroupSlug,
    enableOidc: info.enableOidc,
    oidcProviderName: info.oidcProviderName,
    oidcRedirect: info.oidcRedirect,
  };
}

const plainHead = { status: 200, head: '<title>Hearth</title>' };

async function contentOf(
  platform: Platform,
  scope: MemberScope | null,
  request: FastifyRequest,
  locale: Locale,
): Promise<{ status: number; head: string }> {
  const path = request.url.split('?')[0] ?? '';
  const link = sharedAddress.exec(path);
  if (link !== null) {
    return sharedPage(platform, { group: decode(link[1] ?? ''), token: decode(link[2] ?? '') });
  }
  const match = recipeAddress.exec(path);
  if (match === null || ['create'].includes(match[2] ?? '')) return plainHead;
  const [, group = '', slug = ''] = match;
  return recipePage(platform, scope, { group: decode(group), slug: decode(slug), locale });
}

/** A part of an address as text; a malformed one is no recipe's. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

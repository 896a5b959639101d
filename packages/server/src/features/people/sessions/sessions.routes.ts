import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import { type MemberScope, withLocale } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { clearOwnCookie, setOwnCookie } from '../../../platform/http/answers/cookies.ts';
import type { Authenticator, Routes } from '../../../platform/http/routes.ts';
import {
  isCrossOrigin,
  isFromBrowser,
  rejectCrossOrigin,
  requireSameOrigin,
} from '../../../platform/http/addresses/same-origin.ts';
import { negotiateLocale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { looksLikeApiToken } from '../api-tokens/index.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { confirmationCookie } from './session-confirmation.ts';
import type { BrowserProof, Sessions, SignedIn } from './sessions.service.ts';

/** The name that clients of the contract know the cookie by. */
const cookieName = 'mealie.access_token';

/** Authenticates users by bearer token, or by the cookie of the web app. */
export function sessionAuthenticator(platform: Platform, sessions: Sessions): Authenticator {
  return {
    async authenticate(request): Promise<MemberScope> {
      const bearer = bearerToken(request);
      const token = bearer ?? request.cookies[cookieName];
      if (token === undefined) throw new AppError('notAuthenticated');
      if (bearer === undefined) requireSameOrigin(request, platform.settings.server.baseUrl);
      const scope = await sessions.scopeOf(token, bearer === undefined ? buildProof(request) : null);
      if (scope === null) throw new AppError(looksLikeApiToken(token) ? 'tokenRevoked' : 'notAuthenticated');
      return withLocale(scope, negotiateLocale(request.headers['accept-language']));
    },
  };
}

/**
 * The scope of the reader of a page, by cookie or bearer token; null for a visitor. Pages are for people: an API token
 * is no door to what they show.
 */
export async function readSessionScope(
  sessions: Sessions,
  request: FastifyRequest,
): Promise<MemberScope | null> {
  const token = bearerToken(request) ?? request.cookies[cookieName];
  const scope = token === undefined ? null : await sessions.scopeOf(token);
  return scope?.credential.kind === 'session' ? scope : null;
}

function buildProof(request: FastifyRequest): BrowserProof {
  return { confirmation: request.cookies[confirmationCookie] };
}

/** An `Authorization` header decides alone, even when it is worth nothing. */
function bearerToken(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

interface RefreshCall {
  readonly scope: MemberScope;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function sessionRoutes(routes: Routes, platform: Platform, sessions: Sessions): void {
  const refresh = async ({ scope, request, reply }: RefreshCall) => {
    const bearer = bearerToken(request);
    // Clients of the contract refresh whatever they have. An API token has its own end, and becomes no session.
    if (bearer !== undefined && scope.credential.kind === 'apiToken')
      return { access_token: bearer, token_type: 'bearer' as const };
    // By contract this is a GET, which the origin of a write does not guard.
    if (bearer === undefined) rejectCrossOrigin(request, platform.settings.server.baseUrl);
    const signedIn = await sessions.refresh(scope);
    const isOfBrowser =
      bearer === undefined || (scope.credential.kind === 'session' && sessions.isOfBrowser(bearer));
    const answer = isOfBrowser
      ? { ...signedIn.answer, access_token: signedIn.browserToken }
      : signedIn.answer;
    if (bearer === undefined) answerWithCookie(reply, platform, signedIn);
    return answer;
  };
  routes.member(operations.refreshToken, refresh);
  routes.member(operations.refreshTokenTwin, refresh);
  routes.member(operations.signOut, async ({ scope, locale, reply }) => {
    await sessions.end(scope);
    clearOwnCookie(reply, platform, { name: cookieName });
    clearOwnCookie(reply, platform, { name: confirmationCookie, path: '/api' });
    return { message: getTexts(locale).signedOut };
  });
  routes.member(operations.listSessions, ({ scope }) => listOwnSessions(platform, scope));
  routes.member(operations.endSession, ({ scope, params }) =>
    endOwnSession(platform, scope, params.session_id),
  );
  routes.member(operations.endOtherSessions, ({ scope }) => endOtherSessions(platform, scope));
}

/**
 * As {@link answerWithCookie}, for a sign-in: the session that the browser had before ends. A program that keeps
 * cookies may use the token of each sign-in, so its former sessions stay.
 */
export async function answerSignIn(
  reply: FastifyReply,
  platform: Platform,
  sessions: Sessions,
  signedIn: SignedIn,
) {
  const before = reply.request.cookies[cookieName];
  const isOwnPage =
    isFromBrowser(reply.request) && !isCrossOrigin(reply.request, platform.settings.server.baseUrl);
  if (before !== undefined && isOwnPage) await sessions.endOfToken(before);
  return answerWithCookie(reply, platform, signedIn);
}

/**
 * The answer of a sign-in, with the cookie that scripts of a page cannot read. The page of another site gets no
 * cookie into the browser: it could sign users in to another account.
 */
export function answerWithCookie(reply: FastifyReply, platform: Platform, signedIn: SignedIn) {
  if (isCrossOrigin(reply.request, platform.settings.server.baseUrl)) return signedIn.answer;
  setOwnCookie(reply, platform, {
    name: cookieName,
    value: signedIn.browserToken,
    sameSite: 'lax',
    maxAgeSeconds: signedIn.maxAgeSeconds,
  });
  return signedIn.answer;
}

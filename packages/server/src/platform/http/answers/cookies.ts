import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../platform.ts';

/** What tells our cookies apart; the rest is the same for all. */
interface CookieOptions {
  /** The part of this server that receives it, as `/api`; without one all of it. */
  readonly path?: string;
  /** `lax` for cookies that a link on another site may bring along. */
  readonly sameSite: 'lax' | 'strict';
  readonly maxAgeSeconds: number;
}

/** Sets a cookie that scripts cannot read, for this server's own path and, where `BASE_URL` is https, only over TLS. */
export function setOwnCookie(
  reply: FastifyReply,
  { settings }: Pick<Platform, 'settings'>,
  cookie: { readonly name: string; readonly value: string } & CookieOptions,
): void {
  reply.setCookie(cookie.name, cookie.value, {
    path: pathBelow(settings.server.basePath, cookie.path),
    httpOnly: true,
    sameSite: cookie.sameSite,
    secure: settings.server.baseUrl.startsWith('https:'),
    maxAge: cookie.maxAgeSeconds,
  });
}

/** Has the browser forget a cookie that {@link setOwnCookie} set with the same path. */
export function clearOwnCookie(
  reply: FastifyReply,
  { settings }: Pick<Platform, 'settings'>,
  { name, path }: { readonly name: string; readonly path?: string },
): void {
  reply.clearCookie(name, { path: pathBelow(settings.server.basePath, path) });
}

function pathBelow(basePath: string, path = ''): string {
  return basePath + path || '/';
}

import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: rejects writes with our cookie that another site makes a browser send. Browsers send the
 * origin with every write, so a write by cookie without an origin, or with a foreign one, is not from our web
 * app.
 * @throws AppError `foreignOrigin`
 */
export function requireSameOrigin(request: FastifyRequest, baseUrl: string): void {
  if (safeMethods.has(request.method)) return;
  if (!isFromBrowser(request) || isCrossOrigin(request, baseUrl)) throw new AppError('foreignOrigin');
}

/** Whether a page of a browser sent the write: only browsers say where a write comes from. */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/**
 * Rejects cross-site requests of any method.
 * @throws AppError `foreignOrigin`
 */
export function rejectCrossOrigin(request: FastifyRequest, baseUrl: string): void {
  if (isCrossOrigin(request, baseUrl)) throw new AppError('foreignOrigin');
}

/** Whether a page of another site led the browser here, rather than an address that the user typed. */
export function isLinkedFromOtherSite({ headers }: FastifyRequest): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

/** Whether a browser reports the request as cross-site. Programs other than browsers report nothing. */
export function isCrossOrigin(request: FastifyRequest, baseUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return true;
  if (origin === undefined) return false;
  if (origin === new URL(baseUrl).origin) return false;
  // The browser has compared the schemes for `same-origin`; a proxy that ends TLS can hide the scheme from
  // us.
  if (fetchSite === 'same-origin') return readHost(origin) !== request.headers.host;
  return origin !== `${request.protocol}://${request.headers.host ?? ''}`;
}

function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

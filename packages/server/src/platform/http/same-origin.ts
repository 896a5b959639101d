import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send with our cookie. Browsers name the origin of every write;
 * a write by cookie without one, or with a foreign one, is not from our web app.
 * @throws AppError `foreignOrigin`
 */
export function requireSameOrigin(request: FastifyRequest, baseUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isNamed = origin !== undefined || fetchSite !== undefined;
  if (!isNamed || comesFromElsewhere(request, baseUrl)) throw new AppError('foreignOrigin');
}

/**
 * Refuses what a browser says that the page of another site made it send, by whatever method.
 * @throws AppError `foreignOrigin`
 */
export function refuseElsewhere(request: FastifyRequest, baseUrl: string): void {
  if (comesFromElsewhere(request, baseUrl)) throw new AppError('foreignOrigin');
}

/** Whether a browser was led here by the page of another site, and not by a person who has typed the address. */
export function isLedByOtherSite({ headers }: FastifyRequest): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

/** Whether a browser says that the page of another site made it send this. Programs say nothing. */
export function comesFromElsewhere(request: FastifyRequest, baseUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return true;
  if (origin === undefined) return false;
  if (origin === new URL(baseUrl).origin) return false;
  // A browser that calls it the same origin has compared the schemes, which a proxy that ends TLS may hide from us.
  if (fetchSite === 'same-origin') return hostOf(origin) !== request.headers.host;
  return origin !== `${request.protocol}://${request.headers.host ?? ''}`;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

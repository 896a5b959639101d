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
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') throw new AppError('foreignOrigin');
  const { origin } = request.headers;
  if (origin === undefined) {
    if (fetchSite === 'same-origin') return;
    throw new AppError('foreignOrigin');
  }
  if (origin !== new URL(baseUrl).origin && hostOf(origin) !== request.headers.host) {
    throw new AppError('foreignOrigin');
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

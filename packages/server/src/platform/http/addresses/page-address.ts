import type { FastifyRequest } from 'fastify';
import { canStaySignedIn } from '@hearth/domain/people/page-address';
import { fail } from '../../errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { isCrossOrigin } from './same-origin.ts';

/**
 * Refuses a sign-in that would be lost: the page is this server's, but its address does not fit `BASE_URL` or the
 * host of the request, so the cookie would not be sent, not be kept, or not be accepted. Nothing is checked or counted
 * before. Pages of other sites and programs get what they got before: a token without a cookie.
 * @throws AppError `addressMismatch`, `baseUrlMissing`
 */
export function refuseAddressMismatch({ settings, log }: Platform, request: FastifyRequest): void {
  const { baseUrl, isBaseUrlSet } = settings.server;
  const { origin, host = '' } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return;
  if (isOwnPage(request, origin) && !fits(request, origin, { baseUrl, host })) {
    log.warn(
      { visited: origin, host, baseUrl },
      'a sign-in was refused, since the browser could not stay signed in: set BASE_URL to the address that people visit, or have the proxy pass the Host header on',
    );
    fail(isBaseUrlSet ? 'addressMismatch' : 'baseUrlMissing', { visited: origin, base: baseUrl });
  }
  if (isCrossOrigin(request, baseUrl))
    log.warn(
      { visited: origin, host, baseUrl },
      'a sign-in from a page of another address gets no cookie: if that is the address of this server, set BASE_URL to it, or have the proxy pass the Host header on',
    );
}

/** Browsers say so over https and on the own machine; elsewhere the host shows it. */
function isOwnPage({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? new URL(origin).host === headers.host : site === 'same-origin';
}

function fits(
  request: FastifyRequest,
  origin: string,
  server: { readonly baseUrl: string; readonly host: string },
): boolean {
  return canStaySignedIn(origin, server) && !isCrossOrigin(request, server.baseUrl);
}

import type { FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { SecurityEvent } from '../../../platform/log/security-log.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmPassword } from '../sessions/index.ts';
import type { Site } from './passkey-ceremony.ts';
import { addPasskey, startPasskey } from './passkeys.service.ts';
import { getSecondFactor, newCodes, removePasskey, removeTotp } from './second-factor.service.ts';
import { confirmTotp, startTotp } from './totp.service.ts';

/** The factors that a user sets up; every change of them needs the password. */
export function secondFactorRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getSecondFactor, ({ scope }) => getSecondFactor(platform, scope));
  routes.member(operations.startTotp, async ({ scope, body, request }) => {
    await confirmPassword(platform, scope, body.password, request.ip);
    return startTotp(platform, scope);
  });
  const log = buildLogger(platform);
  routes.member(operations.confirmTotp, async ({ scope, body }) => {
    const codes = await confirmTotp(platform, scope, body.code);
    return log('second-factor.on', scope, codesAnswer(codes));
  });
  routes.member(operations.removeTotp, async ({ scope, body, request }) => {
    await confirmPassword(platform, scope, body.password, request.ip);
    return log('second-factor.off', scope, await removeTotp(platform, scope));
  });
  routes.member(operations.renewRecoveryCodes, async ({ scope, body, request }) => {
    await confirmPassword(platform, scope, body.password, request.ip);
    const codes = await newCodes(platform, scope);
    return log('second-factor.codes-renewed', scope, codesAnswer(codes));
  });
  passkeyRoutes(routes, platform);
}

function passkeyRoutes(routes: Routes, platform: Platform): void {
  const log = buildLogger(platform);
  routes.member(operations.startPasskey, async ({ scope, body, request }) => {
    await confirmPassword(platform, scope, body.password, request.ip);
    return { ...(await startPasskey(platform, scope, readSite(platform, request))) };
  });
  routes.member(operations.addPasskey, async ({ scope, body, request }) => {
    const given = { site: readSite(platform, request), name: body.name, response: body.response };
    const codes = await addPasskey(platform, scope, given);
    return log('second-factor.on', scope, codesAnswer(codes));
  });
  routes.member(operations.removePasskey, async ({ scope, params, body, request }) => {
    await confirmPassword(platform, scope, body.password, request.ip);
    return log('second-factor.off', scope, await removePasskey(platform, scope, params.passkey_id));
  });
}

function codesAnswer(codes: readonly string[] | null) {
  return { recoveryCodes: codes === null ? null : [...codes] };
}

/** Writes the change to the security log, and passes the result on. */
function buildLogger({ securityLog }: Platform) {
  return <T>(event: SecurityEvent, { userId }: MemberScope, answer: T): T => {
    securityLog.write({ event, userId });
    return answer;
  };
}

/**
 * The site of `BASE_URL`; if it is not set, the address that the browser names, which the browser itself
 * checks against the page.
 */
export function readSite(platform: Platform, request: FastifyRequest): Site {
  const { server } = platform.settings;
  const origin = server.isBaseUrlSet ? new URL(server.baseUrl).origin : (request.headers.origin ?? '');
  return URL.canParse(origin) ? { origin, id: new URL(origin).hostname } : fail('passkeyRefused');
}

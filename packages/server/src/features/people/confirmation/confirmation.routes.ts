import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Confirmed, operations } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { setOwnCookie } from '../../../platform/http/answers/cookies.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSite } from '../second-factor/index.ts';
import { confirmationCookie, signConfirmation } from '../sessions/index.ts';
import {
  confirmationMethods,
  proveByPasskey,
  proveByText,
  startPasskeyProof,
} from './confirmation.service.ts';

/** The web app asks once more who it is, before what would do most harm in other hands. */
export function confirmationRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getConfirmationMethods, async ({ scope }) => ({
    methods: await confirmationMethods(platform, scope),
  }));
  routes.member(operations.confirm, async ({ scope, body, request, reply }) => {
    await proveByText(platform, scope, body, request.ip);
    return confirmed(platform, scope, reply);
  });
  routes.member(operations.startPasskeyConfirmation, async ({ scope, request }) => ({
    ...(await startPasskeyProof(platform, scope, readSite(platform, request))),
  }));
  routes.member(operations.finishPasskeyConfirmation, async ({ scope, body, request, reply }) => {
    const given = { site: readSite(platform, request), response: body.response, address: request.ip };
    await proveByPasskey(platform, scope, given);
    return confirmed(platform, scope, reply);
  });
}

/** Answers with a cookie that only the server reads, for this session alone. */
function confirmed(platform: Platform, { credential }: MemberScope, reply: FastifyReply): Confirmed {
  if (credential.kind !== 'session') return fail('sessionNeeded');
  const { value, until, seconds } = signConfirmation(platform, credential.id);
  setOwnCookie(reply, platform, {
    name: confirmationCookie,
    value,
    path: '/api',
    sameSite: 'strict',
    maxAgeSeconds: seconds,
  });
  return { confirmedUntil: until.toISOString() };
}

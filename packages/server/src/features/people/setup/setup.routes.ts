import { operations } from '@hearth/contract';
import { refuseAddressMismatch } from '../../../platform/http/addresses/page-address.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerWithCookie, type Sessions } from '../sessions/index.ts';
import { claimServer } from './setup.service.ts';

export function setupRoutes(routes: Routes, platform: Platform, sessions: Sessions): void {
  routes.public(operations.claimServer, async ({ body, request, reply }) => {
    refuseAddressMismatch(platform, request);
    const signedIn = await claimServer(platform, sessions, body, request.headers['user-agent']);
    return answerWithCookie(reply, platform, signedIn);
  });
}

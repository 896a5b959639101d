import { operations } from '@hearth/contract';
import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  createInvitation,
  emailInvitation,
  previewInvitation,
  listInvitations,
  revokeInvitation,
} from './invitations.service.ts';

/** Mails that one person may have sent in an hour: enough for a feast, too few to bother strangers. */
const mailsAnHour = { calls: 30, windowMs: 3_600_000 };

/** Tokens that one address may look at in an hour: as many as accounts that it may make. */
const looksAnHour = { calls: 100, windowMs: 3_600_000 };

export function invitationRoutes(routes: Routes, platform: Platform): void {
  const mails = new RateLimit(platform.clock, mailsAnHour);
  const looks = new RateLimit(platform.clock, looksAnHour);
  routes.public(operations.previewInvitation, ({ body, request }) => {
    looks.count(request.ip);
    return previewInvitation(platform, body.token);
  });
  routes.member(operations.listInvitations, ({ scope, query }) =>
    listInvitations(platform, scope, query.ofGroup),
  );
  routes.member(operations.createInvitation, ({ scope, body }) => createInvitation(platform, scope, body));
  routes.member(operations.revokeInvitation, ({ scope, params }) =>
    revokeInvitation(platform, scope, params.item_id),
  );
  routes.member(operations.emailInvitation, async ({ scope, body, locale }) => {
    mails.count(scope.userId);
    return emailInvitation(platform, scope, body, locale);
  });
}

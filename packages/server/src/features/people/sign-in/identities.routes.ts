import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { IdentityProvider } from '../../../platform/identity-provider/identity-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkIdentity, listIdentities, unlinkIdentities } from './identities.service.ts';

/** Which identities open an account, for administrators. */
export function identityRoutes(routes: Routes, platform: Platform, provider: IdentityProvider): void {
  routes.admin(operations.listUserIdentities, ({ params }) => listIdentities(platform, params.item_id));
  routes.admin(operations.linkUserIdentity, ({ params, body }) =>
    linkIdentity(platform, provider, params.item_id, body.subject),
  );
  routes.admin(operations.unlinkUserIdentities, ({ params }) => unlinkIdentities(platform, params.item_id));
}

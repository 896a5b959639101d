import type { FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resetLoginThrottling } from '../sessions/index.ts';
import { countBelongings } from './belongings.ts';
import { changeAccount, type Refusals } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccount, listAccounts } from './list-accounts.ts';

const own: Refusals = { selfDemotion: 'mayNotChangeGroup', notSaved: 'userNotUpdated' };
const managed: Refusals = { selfDemotion: 'noSelfDemotion', notSaved: 'managedUserNotSaved' };

/** Routes of accounts: the change of one, by its owner or an administrator, and all that only administrators do. */
export function accountsRoutes(routes: Routes, platform: Platform): void {
  changeRoutes(routes, platform);
  managedRoutes(routes, platform);
  plainRoutes(routes, platform);
}

function changeRoutes(routes: Routes, platform: Platform): void {
  const change = async (
    scope: MemberScope,
    id: string,
    body: Parameters<typeof changeAccount>[3],
    { ip }: FastifyRequest,
    locale: Locale,
  ) => {
    await changeAccount(platform, scope, id, body, { ...own, address: ip });
    return { message: getTexts(locale).userUpdated, error: false };
  };
  routes.member(operations.updateUser, ({ scope, params, body, request, locale }) =>
    change(scope, params.item_id, body, request, locale),
  );
  routes.member(operations.patchUser, ({ scope, params, body, request, locale }) =>
    change(scope, params.item_id, body, request, locale),
  );
}

function managedRoutes(routes: Routes, platform: Platform): void {
  const { notSaved } = managed;
  routes.admin(operations.listManagedUsers, ({ query }) => listAccounts(platform, query, '/users'));
  routes.admin(operations.createManagedUser, ({ scope, body }) =>
    createAccount(platform, scope, body, notSaved),
  );
  routes.admin(operations.getManagedUser, ({ params }) => getAccount(platform, params.item_id));
  routes.admin(operations.putManagedUser, ({ scope, params, body, request }) =>
    changeAccount(platform, scope, params.item_id, body, { ...managed, address: request.ip }),
  );
  routes.admin(operations.patchManagedUser, ({ scope, params, body, request }) =>
    changeAccount(platform, scope, params.item_id, body, { ...managed, address: request.ip }),
  );
  routes.admin(operations.deleteManagedUser, ({ params }) =>
    deleteAccount(platform, params.item_id, notSaved),
  );
  routes.admin(operations.countBelongings, ({ params }) => countBelongings(platform, params.item_id));
  routes.admin(operations.unlockUsers, async ({ query }) => ({
    unlocked: await resetLoginThrottling(platform, query.force),
  }));
}

/** The older twins of the managing routes. */
function plainRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.listUsers, ({ query }) => listAccounts(platform, query, '/users'));
  routes.admin(operations.createUser, ({ scope, body }) =>
    createAccount(platform, scope, body, 'itemNotSaved'),
  );
  routes.admin(operations.getUser, ({ params }) => getAccount(platform, params.item_id));
  routes.admin(operations.deleteUser, async ({ params }) => {
    await deleteAccount(platform, params.item_id, 'itemNotSaved');
    return null;
  });
}

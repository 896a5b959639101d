import { operations } from '@hearth/contract';
import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isGroupNameFree } from '../../people/groups/index.ts';
import { refuseGuessable, requireGoodPassword } from '../../people/user-store/index.ts';
import { isEmailFree, isHouseholdFree, isRecipeNameFree, isUsernameFree } from './validators.service.ts';

/** Calls of one address to all of these routes: enough for a form, too few to collect the names of a server. */
const callsAMinute = { calls: 60, windowMs: 60_000 };

export function validatorRoutes(routes: Routes, platform: Platform): void {
  const limit = new RateLimit(platform.clock, callsAMinute);
  const valid = async (address: string, look: () => Promise<boolean>) => {
    limit.count(address);
    return { valid: await look() };
  };
  for (const operation of [operations.validateRecipeName, operations.validateRecipeNameTwin]) {
    routes.public(operation, ({ query, request }) =>
      valid(request.ip, () => isRecipeNameFree(platform, query.group_id, query.name)),
    );
  }
  routes.public(operations.validateGroupName, ({ query, request }) =>
    valid(request.ip, () => isGroupNameFree(platform, query.name.trim())),
  );
  routes.public(operations.validateHouseholdName, ({ query, request }) =>
    valid(request.ip, () => isHouseholdFree(platform, query.group_id, query.name)),
  );
  routes.public(operations.validateUsername, ({ query, request }) =>
    valid(request.ip, () => isUsernameFree(platform, query.name)),
  );
  routes.public(operations.validateEmail, ({ query, request }) =>
    valid(request.ip, () => isEmailFree(platform, query.email)),
  );
  routes.public(operations.validatePassword, ({ body: { password, ...owner }, request }) =>
    valid(request.ip, async () => {
      requireGoodPassword(password, 'password');
      await refuseGuessable(platform, password, owner);
      return true;
    }),
  );
}

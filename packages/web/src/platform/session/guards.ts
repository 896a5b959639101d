import type { UserOut } from '@hearth/contract';
import {
  isOwnGroup,
  mayAdminister,
  mayManageGroup,
  mayManageHousehold,
  mayOrganize,
  mayUseAdvanced,
} from '@hearth/domain/people/policies';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toast } from '../../ui/toast/toast-store.ts';
import { i18n } from '../i18n/i18n.ts';
import { selfQuery } from './self-query.ts';

/** The parts of a navigation that a guard decides by. */
interface Visit {
  context: { queryClient: QueryClient };
  location: { href: string };
  params: { groupSlug?: string };
}

type GuardName = 'admin' | 'advanced' | 'householdManager' | 'groupManager' | 'organizer' | 'ownGroup';

/** Pages for signed-in people: visitors sign in first and come back. */
export async function requireMember(visit: Omit<Visit, 'params'>): Promise<void> {
  await whoLooks(visit);
}

/** Pages of a group for its members only. */
export async function requireOwnGroup(visit: Visit): Promise<void> {
  const self = await whoLooks(visit);
  if (!isOwnGroup(self, visit.params.groupSlug ?? null)) await refuse('ownGroup');
}

/** The administration. */
export const requireAdmin = guard('admin', mayAdminister);

/** Features for those who asked for more: API tokens, webhooks, notifiers. */
export const requireAdvanced = guard('advanced', mayUseAdvanced);

/** The settings of the own household. */
export const requireHouseholdManager = guard('householdManager', mayManageHousehold);

/** The settings of the own group. */
export const requireGroupManager = guard('groupManager', mayManageGroup);

/** The data that the whole group shares. */
export const requireOrganizer = guard('organizer', mayOrganize);

/** Creates the guard of a right; the text `guard.<name>` names the right. */
function guard(name: GuardName, may: (self: UserOut) => boolean) {
  return async (visit: Omit<Visit, 'params'>): Promise<void> => {
    if (!may(await whoLooks(visit))) await refuse(name);
  };
}

async function whoLooks({ context, location }: Omit<Visit, 'params'>): Promise<UserOut> {
  const self = await context.queryClient.query({ ...selfQuery, staleTime: 'static' });
  if (self === null) throw redirect({ to: '/login', search: { next: location.href } });
  return self;
}

/** Back to the start, as the specification asks, with a toast that says why. */
async function refuse(name: GuardName): Promise<never> {
  // oxlint-disable-next-line no-console -- the specification asks for this warning
  console.warn(`The ${name} guard does not let you see this page.`);
  await textsLoaded();
  toast.error(i18n.t(`guard.${name}`), { durationMs: 6000 });
  throw redirect({ to: '/' });
}

/** The first page of a visit is decided about while the texts are still on their way. */
async function textsLoaded(): Promise<void> {
  if (i18n.isInitialized) return;
  await new Promise<void>((resolve) => void i18n.on('initialized', () => resolve()));
}

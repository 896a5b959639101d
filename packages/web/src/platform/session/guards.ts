import type { UserOut } from '@hearth/contract';
import { isOwnGroup, mayAdminister } from '@hearth/domain/policies';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toast } from '../../ui/toast/toast-store.ts';
import { i18n } from '../i18n/i18n.ts';
import { selfQuery } from './self-query.ts';

/** What a guard sees of the navigation it decides about. */
interface Visit {
  context: { queryClient: QueryClient };
  location: { href: string };
  params: { groupSlug?: string };
}

/** Pages for signed-in people: visitors sign in first and come back. */
export async function requireMember({ context, location }: Omit<Visit, 'params'>): Promise<UserOut> {
  const self = await context.queryClient.ensureQueryData(selfQuery);
  if (self === null) throw redirect({ to: '/login', search: { next: location.href } });
  return self;
}

/** Pages of a group for its members only. */
export async function requireOwnGroup(visit: Visit): Promise<void> {
  const self = await requireMember(visit);
  if (!isOwnGroup(self, visit.params.groupSlug ?? null)) refuse('ownGroup');
}

/** The administration. */
export const requireAdmin = guard('admin', mayAdminister);

/** Builds the guard of a right; `guard.<name>` of the catalogue says what it asks for. */
function guard(name: 'admin', may: (self: UserOut) => boolean) {
  return async (visit: Omit<Visit, 'params'>): Promise<void> => {
    if (!may(await requireMember(visit))) refuse(name);
  };
}

/** Back to the start, as the specification asks, with a toast that says why. */
function refuse(name: 'admin' | 'ownGroup'): never {
  // oxlint-disable-next-line no-console -- the specification asks for this warning
  console.warn(`The ${name} guard does not let you see this page.`);
  toast.error(i18n.t(`guard.${name}`), { durationMs: 6000 });
  throw redirect({ to: '/' });
}

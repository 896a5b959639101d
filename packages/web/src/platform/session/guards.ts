import type { UserOut } from '@hearth/contract';
import {
  isOwnGroup,
  mayAdminister,
  mayManageHousehold,
  mayOrganize,
  mayUseAdvanced,
} from '@hearth/domain/policies';
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
  if (!isOwnGroup(self, visit.params.groupSlug ?? null)) refuse('ownGroup', i18n.t('guard.ownGroup'));
}

/** The administration. */
export async function requireAdmin(visit: Omit<Visit, 'params'>): Promise<void> {
  if (!mayAdminister(await requireMember(visit))) refuse('admin', i18n.t('guard.admin'));
}

/** Pages that organise the data of the group. */
export async function requireOrganizer(visit: Omit<Visit, 'params'>): Promise<void> {
  if (!mayOrganize(await requireMember(visit))) refuse('organizer', i18n.t('guard.organizer'));
}

/** The preferences of the household. */
export async function requireHouseholdManager(visit: Omit<Visit, 'params'>): Promise<void> {
  if (!mayManageHousehold(await requireMember(visit))) refuse('household', i18n.t('guard.household'));
}

/** The preferences of the group. */
export async function requireGroupManager(visit: Omit<Visit, 'params'>): Promise<void> {
  const self = await requireMember(visit);
  if (!self.admin && !self.canManage) refuse('group', i18n.t('guard.group'));
}

/** Advanced features. */
export async function requireAdvanced(visit: Omit<Visit, 'params'>): Promise<void> {
  if (!mayUseAdvanced(await requireMember(visit))) refuse('advanced', i18n.t('guard.advanced'));
}

/** Back to the start, as the specification asks, with a toast that says why. */
function refuse(guard: string, reason: string): never {
  // oxlint-disable-next-line no-console -- the specification asks for this warning
  console.warn(`The ${guard} guard does not let you see this page.`);
  toast.error(reason, { durationMs: 6000 });
  throw redirect({ to: '/' });
}

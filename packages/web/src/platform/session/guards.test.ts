import type { UserOut } from '@hearth/contract';
import { type RightsFlags, readRights } from '@hearth/domain/people/policies';
import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ui from '@hearth/locales/en-US/ui.json';
import { closeToast, currentToasts } from '../../ui/toast/toast-store.ts';
import { i18n } from '../i18n/i18n.ts';
import {
  requireAdmin,
  requireAdvanced,
  requireGroupManager,
  requireHouseholdManager,
  requireMember,
  requireOrganizer,
  requireOwnGroup,
  selfQuery,
} from './index.ts';

const guards = [
  ['admin', requireAdmin, { admin: true }],
  ['advanced', requireAdvanced, { advanced: true }],
  ['groupManager', requireGroupManager, { canManage: true }],
  ['householdManager', requireHouseholdManager, { canManageHousehold: true }],
  ['organizer', requireOrganizer, { canOrganize: true }],
] as const;

function buildVisit(flags: RightsFlags | null, groupSlug?: string) {
  const queryClient = new QueryClient();
  const self = flags === null ? null : ({ ...readRights(flags), groupSlug: 'home' } as UserOut);
  queryClient.setQueryData(selfQuery.queryKey, self);
  const params = groupSlug === undefined ? {} : { groupSlug };
  return { context: { queryClient }, location: { href: '/asked?for=this' }, params };
}

/** Where a guard sends a visit, or that it lets it pass. */
async function outcome(
  guard: typeof requireOwnGroup,
  visit: ReturnType<typeof buildVisit>,
): Promise<unknown> {
  try {
    await guard(visit);
    return 'passes';
  } catch (thrown) {
    return isRedirect(thrown) ? { to: thrown.options.to, search: thrown.options.search } : thrown;
  }
}

describe('a guard', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeAll(async () => {
    await i18n.init({ lng: 'en-US', ns: ['ui'], defaultNS: 'ui', resources: { 'en-US': { ui } } });
  });
  beforeEach(() => warnings.mockClear());
  afterEach(() => currentToasts().forEach(({ id }) => closeToast(id)));

  it.each(guards)('%s lets those with the right pass, and says nothing', async (_, guard, flags) => {
    expect(await outcome(guard, buildVisit(flags))).toBe('passes');
    expect(await outcome(guard, buildVisit({ admin: true }))).toBe('passes');
    expect(warnings).not.toHaveBeenCalled();
    expect(currentToasts()).toEqual([]);
  });

  it.each(guards)('%s sends all other users home, with a warning and a reason', async (name, guard) => {
    const others = guards.filter(([other]) => other !== name && other !== 'admin');
    const flags = Object.assign({}, ...others.map(([, , given]) => given)) as RightsFlags;
    expect(await outcome(guard, buildVisit(flags))).toMatchObject({ to: '/' });
    expect(warnings).toHaveBeenCalledExactlyOnceWith(`The ${name} guard does not let you see this page.`);
    expect(currentToasts()).toMatchObject([{ type: 'error', text: ui.guard[name] }]);
  });

  it('of a group knows its members by the address', async () => {
    expect(await outcome(requireOwnGroup, buildVisit({}, 'home'))).toBe('passes');
    expect(await outcome(requireOwnGroup, buildVisit({}))).toBe('passes');
    expect(await outcome(requireOwnGroup, buildVisit({ admin: true }, 'other'))).toMatchObject({ to: '/' });
    expect(warnings).toHaveBeenCalledOnce();
    expect(currentToasts()).toHaveLength(1);
  });

  it.each([...guards.map(([, guard]) => guard), requireMember, requireOwnGroup])(
    'sends visitors to the sign-in page, and back afterwards',
    async (guard) => {
      const signIn = { to: '/login', search: { next: '/asked?for=this' } };
      expect(await outcome(guard, buildVisit(null))).toEqual(signIn);
      expect(warnings).not.toHaveBeenCalled();
    },
  );
});

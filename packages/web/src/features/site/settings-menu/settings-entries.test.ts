import type { UserOut } from '@hearth/contract';
import { readRights } from '@hearth/domain/people/policies';
import { describe, expect, it } from 'vitest';
import { entriesFor, findWideUse, settingsEntries } from './settings-entries.ts';

function person(flags: Parameters<typeof readRights>[0]): UserOut {
  return {
    id: 'ada',
    username: 'ada',
    fullName: 'Ada',
    email: 'ada@example.com',
    authMethod: 'Mealie',
    group: 'Home',
    household: 'Family',
    groupId: 'group',
    groupSlug: 'home',
    householdId: 'household',
    householdSlug: 'family',
    tokens: [],
    showAnnouncements: true,
    lastReadAnnouncement: null,
    cacheKey: '1234',
    ...readRights(flags),
  };
}

const keys = (flags: Parameters<typeof readRights>[0], exists: (path: string) => boolean = () => true) =>
  entriesFor(person(flags), exists).map(({ key }) => key);

describe('the pages of the settings', () => {
  it('of a user without rights are those of the account, the members and the trash', () => {
    expect(keys({})).toEqual(['profile', 'profileEdit', 'security', 'device', 'members', 'trash']);
  });

  it.each([
    ['canManageHousehold', 'household'],
    ['canManage', 'group'],
    ['canOrganize', 'data'],
    ['advanced', 'apiTokens'],
  ] as const)('with %s have %s and no administration', (flag, key) => {
    expect(keys({})).not.toContain(key);
    expect(keys({ [flag]: true })).toContain(key);
    expect(keys({ [flag]: true })).not.toContain('siteSettings');
  });

  it('for an administrator are all', () => {
    expect(keys({ admin: true })).toEqual(settingsEntries.map(({ key }) => key));
  });

  it('never lead to an address without a page', () => {
    expect(keys({ admin: true }, (path) => path === '/group')).toEqual(['group']);
  });
});

it.each([
  ['/admin/manage/users', 'tables'],
  ['/admin/manage/users/create', undefined],
  ['/group/data/foods', 'tables'],
  ['/group', 'columns'],
  ['/nowhere', undefined],
])('%s uses a wide screen for %s', (path, use) => {
  expect(findWideUse(path)).toBe(use);
});

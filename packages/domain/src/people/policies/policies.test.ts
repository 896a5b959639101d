import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  allRights,
  isOwnGroup,
  mayAdminister,
  mayBulkChangeRecipe,
  mayChangeLock,
  mayChangeOwner,
  mayCreate,
  mayDeleteRecipe,
  mayDuplicateRecipe,
  mayEditComment,
  mayEditRecipe,
  mayEditUser,
  mayInvite,
  mayManageGroup,
  mayManageHousehold,
  mayMarkMade,
  mayOrganize,
  mayRate,
  mayReadRecipe,
  maySetPermissions,
  mayUseAdvanced,
  type OwnedRecipe,
  readRights,
} from './index.ts';

const recipe: OwnedRecipe = {
  userId: 'owner',
  groupId: 'group',
  householdId: 'home',
  locked: false,
  householdLocksEdits: true,
};

function actor(changes: Partial<Actor> = {}): Actor {
  return { ...readRights({}), userId: 'somebody', groupId: 'group', householdId: 'home', ...changes };
}

const owner = actor({ userId: 'owner' });
const housemate = actor();
const neighbour = actor({ householdId: 'next door' });
const stranger = actor({ groupId: 'other group', ...allRights });

describe('editing a recipe', () => {
  it.each([
    ['its owner', owner, {}, true],
    ['its owner, though it is locked', owner, { locked: true }, true],
    [
      'its owner, after moving to another household',
      { ...owner, householdId: 'next door' },
      { locked: true },
      true,
    ],
    ['a housemate', housemate, {}, true],
    ['a housemate, while it is locked', housemate, { locked: true }, false],
    ['a neighbour, while the household locks its recipes', neighbour, {}, false],
    ['a neighbour, with the preference unknown', neighbour, { householdLocksEdits: null }, false],
    ['a neighbour, when the household does not lock', neighbour, { householdLocksEdits: false }, true],
    [
      'a neighbour, while only the recipe is locked',
      neighbour,
      { householdLocksEdits: false, locked: true },
      false,
    ],
    ['an administrator next door', { ...neighbour, ...allRights }, {}, false],
    ['an administrator, while it is locked', { ...housemate, ...allRights }, { locked: true }, false],
    ['a stranger', stranger, { householdLocksEdits: false }, false],
    ['a stranger with the id of the owner', { ...stranger, userId: 'owner' }, {}, false],
    ['a visitor', null, { householdLocksEdits: false }, false],
  ])('is for %s: %#', (_, who, changes, isAllowed) => {
    const question = { actor: who, recipe: { ...recipe, ...changes } };
    expect(mayEditRecipe(question)).toBe(isAllowed);
    expect(mayDeleteRecipe(question)).toBe(isAllowed);
  });

  it('lets the owner hand it on, and administrators of the group', () => {
    expect(mayChangeOwner({ actor: owner, recipe })).toBe(true);
    expect(mayChangeOwner({ actor: { ...neighbour, ...allRights }, recipe })).toBe(true);
    expect(mayChangeOwner({ actor: housemate, recipe })).toBe(false);
    expect(mayChangeOwner({ actor: { ...stranger, userId: 'owner' }, recipe })).toBe(false);
    expect(mayChangeOwner({ actor: null, recipe })).toBe(false);
  });

  it('lets only the owner change the lock', () => {
    expect(mayChangeLock({ actor: owner, recipe })).toBe(true);
    expect(mayChangeLock({ actor: { ...housemate, ...allRights }, recipe })).toBe(false);
    expect(mayChangeLock({ actor: null, recipe })).toBe(false);
  });

  it('never crosses the wall between groups', () => {
    const rights = fc.record({ admin: fc.boolean(), canManage: fc.boolean(), canOrganize: fc.boolean() });
    fc.assert(
      fc.property(rights, fc.boolean(), fc.boolean(), (flags, locked, householdLocksEdits) => {
        const question = {
          actor: { ...stranger, ...readRights(flags) },
          recipe: { ...recipe, locked, householdLocksEdits },
        };
        const answers = [
          mayEditRecipe,
          mayDeleteRecipe,
          mayChangeLock,
          mayChangeOwner,
          mayRate,
          mayReadRecipe,
          mayBulkChangeRecipe,
        ];
        expect(answers.some((may) => may(question))).toBe(false);
      }),
    );
  });
});

describe('what every member of the group may', () => {
  it.each([mayRate, mayReadRecipe, mayMarkMade, mayDuplicateRecipe])('%o', (may) => {
    expect(may({ actor: neighbour, recipe })).toBe(true);
    expect(may({ actor: stranger, recipe })).toBe(false);
    expect(may({ actor: null, recipe })).toBe(false);
  });

  it('includes creating recipes, but only in the own group', () => {
    expect(mayCreate(neighbour, 'group')).toBe(true);
    expect(mayCreate(stranger, 'group')).toBe(false);
    expect(mayCreate(null, 'group')).toBe(false);
  });

  it('does not hold for many recipes at once: others’ recipes need the right to organize as well', () => {
    const organizer = actor({ canOrganize: true });
    expect(mayBulkChangeRecipe({ actor: owner, recipe })).toBe(true);
    expect(mayBulkChangeRecipe({ actor: housemate, recipe })).toBe(false);
    expect(mayBulkChangeRecipe({ actor: organizer, recipe })).toBe(true);
    expect(mayBulkChangeRecipe({ actor: organizer, recipe: { ...recipe, locked: true } })).toBe(false);
    expect(mayBulkChangeRecipe({ actor: { ...organizer, householdId: 'next door' }, recipe })).toBe(false);
  });
});

describe('rights', () => {
  it('are all given to an administrator', () => {
    expect(readRights({ admin: true, canInvite: false })).toEqual(allRights);
    expect(readRights({ canInvite: true, advanced: null })).toEqual({ ...readRights({}), canInvite: true });
  });

  it.each([
    ['admin', mayAdminister],
    ['canInvite', mayInvite],
    ['canManage', mayManageGroup],
    ['canManageHousehold', mayManageHousehold],
    ['canOrganize', mayOrganize],
    ['advanced', mayUseAdvanced],
  ] as const)('%s opens its own door only', (flag, may) => {
    expect(may(readRights({ [flag]: true }))).toBe(true);
    expect(may({ ...allRights, admin: false, [flag]: false })).toBe(false);
    expect(may(null)).toBe(false);
  });

  it('of others are set within the household, and never by oneself', () => {
    const manager = actor({ canManage: true });
    const member = { userId: 'member', groupId: 'group', householdId: 'home' };
    expect(maySetPermissions(manager, member)).toBe(true);
    expect(maySetPermissions(manager, manager)).toBe(false);
    expect(maySetPermissions({ ...manager, ...allRights }, { ...manager, ...allRights })).toBe(false);
    expect(maySetPermissions(manager, { ...member, householdId: 'next door' })).toBe(false);
    expect(maySetPermissions(manager, { ...member, groupId: 'other group' })).toBe(false);
    expect(maySetPermissions(housemate, member)).toBe(false);
    expect(maySetPermissions(null, member)).toBe(false);
  });
});

describe('own things', () => {
  it('are changed by their owner or an administrator', () => {
    expect(mayEditUser(owner, 'owner')).toBe(true);
    expect(mayEditUser(housemate, 'owner')).toBe(false);
    expect(mayEditUser({ ...housemate, ...allRights }, 'owner')).toBe(true);
    expect(mayEditComment(housemate, { userId: 'owner' })).toBe(false);
    expect(mayEditComment(owner, { userId: 'owner' })).toBe(true);
    expect(mayEditUser(null, 'owner')).toBe(false);
  });

  it('include the group in the address', () => {
    expect(isOwnGroup({ groupSlug: 'home' }, 'home')).toBe(true);
    expect(isOwnGroup({ groupSlug: 'home' }, null)).toBe(true);
    expect(isOwnGroup({ groupSlug: 'home' }, 'away')).toBe(false);
    expect(isOwnGroup(null, 'home')).toBe(false);
  });
});

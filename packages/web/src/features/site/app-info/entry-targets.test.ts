import { describe, expect, it } from 'vitest';
import { homeTarget, shortLinkTarget } from './entry-targets.ts';

const open = { isSetUp: true, defaultGroupSlug: 'public' };
const closed = { isSetUp: true, defaultGroupSlug: null };
const location = { href: '/r/soup?edit=true', searchStr: '?edit=true' };

describe('homeTarget', () => {
  it.each([
    [{ ...open, isSetUp: false }, null, '/setup'],
    [open, { groupSlug: 'mine' }, '/g/mine'],
    [open, null, '/g/public'],
    [closed, null, '/login'],
  ])('of %j for %j is %s', (entry, self, expected) => {
    expect(homeTarget(entry, self)).toBe(expected);
  });
});

describe('shortLinkTarget', () => {
  it.each([
    [open, { groupSlug: 'mine' }, '/g/mine/r/soup?edit=true'],
    [open, null, '/g/public/r/soup?edit=true'],
    [closed, null, '/login?next=%2Fr%2Fsoup%3Fedit%3Dtrue'],
    [{ ...closed, isSetUp: false }, null, '/setup'],
  ])('of %j for %j is %s', (entry, self, expected) => {
    expect(shortLinkTarget(entry, self, 'soup', location)).toBe(expected);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyLinkKind, isForMembers, movedPath, safeNextPath, todaysPath } from './next-path.ts';
import { readFlag, parsePlainSearch, stringifyPlainSearch, readText, readTexts } from './plain-search.ts';

const origin = 'https://hearth.example';

describe('safeNextPath', () => {
  it.each([
    ['/g/home/r/soup?edit=true#top', '/g/home/r/soup?edit=true#top'],
    ['/g/home/../other', '/g/other'],
    [undefined, '/'],
    ['', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    [String.raw`/\evil.example`, '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?next=/login', '/'],
  ])('of %j is %j', (next, expected) => {
    expect(safeNextPath(next, origin)).toBe(expected);
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = safeNextPath(`/${text}`, origin);
        expect(new URL(path, origin).origin).toBe(origin);
      }),
    );
  });
});

describe('todaysPath', () => {
  it.each([
    ['/recipe/soup', '/g/home/r/soup'],
    ['/g/home/recipe/soup', '/g/home/r/soup'],
    ['/cookbooks', '/g/home/cookbooks'],
    ['/g/home/r/soup', null],
  ])('of %s is %s', (path, expected) => {
    expect(todaysPath(path, 'home')).toBe(expected);
  });
});

describe('an address that share menus and the bookmarklet know', () => {
  it('is one of a member, who signs in for it, and is found in their group', () => {
    expect(isForMembers('/r/create/url')).toBe(true);
    expect(todaysPath('/r/create/url', 'home')).toBe('/g/home/r/create/url');
    for (const path of ['/r/soup', '/r/create', '/nowhere']) expect(isForMembers(path)).toBe(false);
  });
});

describe('familyLinkKind', () => {
  it.each([
    ['/g/home/r/soup', 'recipe'],
    ['/g/home/r/soup/', 'recipe'],
    ['/g/home/cookbooks/sunday', 'cookbook'],
    ['/g/home', null],
    ['/g/home/cookbooks', null],
    ['/g/home/r/create/url', null],
    ['/r/soup', null],
    ['/household/members', null],
  ])('of %s is %j', (path, kind) => {
    expect(familyLinkKind(path)).toBe(kind);
  });
});

describe('movedPath', () => {
  it.each([
    ['/group/mealplan/planner/view', '/household/mealplan/planner/view'],
    ['/group/members', '/household/members'],
    ['/group/notifiers/', '/household/notifiers/'],
    ['/group/webhooks/a/b', '/household/webhooks/a/b'],
    ['/redoc', '/docs'],
    ['/group/memberships', null],
    ['/group', null],
    ['/group/data/foods', null],
    ['/g/home/group/members', null],
    ['/household/members', null],
  ])('of %s is %s', (path, expected) => {
    expect(movedPath(path)).toBe(expected);
  });
});

describe('plain search', () => {
  it('reads repeated names as lists and guesses nothing', () => {
    expect(parsePlainSearch('?code=0123&tags=a&tags=b&tags=c&edit=true')).toEqual({
      code: '0123',
      tags: ['a', 'b', 'c'],
      edit: 'true',
    });
  });

  it('writes what it reads', () => {
    const search = { code: '0123', tags: ['a', 'b'], edit: true, none: undefined, empty: [] };
    expect(stringifyPlainSearch(search)).toBe('?code=0123&tags=a&tags=b&edit=true');
    expect(stringifyPlainSearch({})).toBe('');
  });

  it('helps pages to read it', () => {
    const search = parsePlainSearch('?a=1&b=x&b=y');
    expect(readText(search, 'b')).toBe('x');
    expect(readText(search, 'c')).toBeUndefined();
    expect(readTexts(search, 'a')).toEqual(['1']);
    expect(readTexts(search, 'c')).toEqual([]);
    expect(readFlag(search, 'a')).toBe(true);
    expect(readFlag(search, 'b')).toBe(false);
  });
});

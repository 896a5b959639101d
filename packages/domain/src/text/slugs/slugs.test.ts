import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUuid, freeName, isUuid, nameWithSuffix, slugify, slugOrSigns } from './index.ts';

describe('slugify', () => {
  it.each([
    ['Mac & Cheese — Größe ½!', 'mac-cheese-grosse-1-2'],
    ["Grandma's Pie", 'grandma-s-pie'],
    ['A_B  c', 'a-b-c'],
    ['1,000 Islands', '1000-islands'],
    ['C++ & C#', 'c-c'],
    ['Straße', 'strasse'],
    ['œuf', 'oeuf'],
    ['Ж', 'zh'],
    ['日本語 カレー', 'ri-ben-yu-kare'],
    ['10% off', '10-off'],
    ['🍕🍝', ''],
    ['Group é &!', 'group-e'],
    ['@@', ''],
    ['x (1)', 'x-1'],
    [' (2)', '2'],
    ['My File Ü', 'my-file-u'],
  ])('names %j as %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each([
    ['Mac &amp; Cheese', 'mac-cheese'],
    ['Cr&egrave;me br&ucirc;l&eacute;e', 'creme-brulee'],
    ['Stra&szlig;e', 'strasse'],
    ['Caf&#233; &#xE9;t&#xe9;', 'cafe-ete'],
    ['&frac12; loaf', '1-2-loaf'],
    ['Fish &constructor; Chips', 'fish-constructor-chips'],
    ['&#9999999;', '9999999'],
  ])('decodes the entities of %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('gives only lower-case words joined by single dashes, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('takes a very long name in linear time', () => {
    expect(slugify('é &'.repeat(100_000))).toHaveLength(199_999);
  });
});

describe('nameWithSuffix', () => {
  it('leaves the first attempt alone and numbers the following ones', () => {
    expect([0, 1, 2].map((attempt) => nameWithSuffix('Soup', attempt))).toEqual([
      'Soup',
      'Soup (1)',
      'Soup (2)',
    ]);
  });
});

describe('UUIDs', () => {
  it('are recognised with and without dashes, in either case', () => {
    expect(isUuid('C214430B-f35f-4fa2-9e06-dda85970e403')).toBe(true);
    expect(isUuid('c214430bf35f4fa29e06dda85970e403')).toBe(true);
    expect(canonicalUuid('C214430BF35F4FA29E06DDA85970E403')).toBe('c214430b-f35f-4fa2-9e06-dda85970e403');
  });

  it.each([
    '',
    'soup',
    'c214430b-f35f-4fa2-9e06-dda85970e40',
    'g214430bf35f4fa29e06dda85970e403',
    'c214430b\n',
  ])('are not seen in %j', (text) => {
    expect(isUuid(text)).toBe(false);
    expect(canonicalUuid(text)).toBeNull();
  });

  it('have one canonical form however they are written', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(canonicalUuid(uuid.toUpperCase())).toBe(uuid);
        expect(canonicalUuid(uuid.replaceAll('-', ''))).toBe(uuid);
      }),
    );
  });
});

describe('the slug of a name that needs one', () => {
  it('is never empty for a name that shows something', () => {
    expect(slugOrSigns('Group é &!')).toBe('group-e');
    expect(slugOrSigns('@@')).toBe('40-40');
    expect(slugOrSigns('🍲')).toBe('1f372');
    expect(slugOrSigns('')).toBe('');
  });

  it('keeps the signs of a numbered name', () => {
    expect(slugOrSigns('🍲 (1)')).toBe('1f372-1');
    expect(slugOrSigns('!!! (12)')).toBe('21-21-21-12');
    expect(slugOrSigns('Soup (1)')).toBe('soup-1');
    expect(slugOrSigns(' (2)')).toBe('2');
  });

  it.each(['🥑', '🥑🥑', '---', '!!!', '½'])('has one of its own for “%s”', (name) => {
    const others = ['🥑', '🥑🥑', '---', '!!!', '½', 'recipe'].filter((one) => one !== name);
    expect(others.map(slugOrSigns)).not.toContain(slugOrSigns(name));
  });
});

describe('a free name', () => {
  const taken = (...names: string[]) => names.map((name) => ({ name, slug: slugOrSigns(name) }));

  it('is the name itself, or the name with the first free number', () => {
    expect(freeName('Home', [])).toEqual({ name: 'Home', slug: 'home' });
    expect(freeName('Home', taken('Home'))).toEqual({ name: 'Home (1)', slug: 'home-1' });
    expect(freeName('Home', taken('Home', 'Home (1)', 'Home (3)'))).toMatchObject({ name: 'Home (2)' });
  });

  it('is not one that differs in case or accents only', () => {
    expect(freeName('HÔME', taken('home'))).toEqual({ name: 'HÔME (1)', slug: 'home-1' });
  });

  it('is given up after ten numbers', () => {
    const all = Array.from({ length: 11 }, (_, count) => (count === 0 ? 'Home' : `Home (${count})`));
    expect(freeName('Home', taken(...all))).toBeNull();
    expect(freeName('Home', taken(...all.slice(0, 10)))).toMatchObject({ name: 'Home (10)' });
  });
});

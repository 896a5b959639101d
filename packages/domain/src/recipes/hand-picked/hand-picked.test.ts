import { limits } from '@hearth/contract/kernel/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError, parseFilter } from '../../search/query-filter/index.ts';
import { maxPickedRecipes, pickedRecipes, withoutPicked, withPicked } from './index.ts';

const [soup, cake, bread] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`) as [
  string,
  string,
  string,
];

function added(filter: string, ids: readonly string[]): string {
  const answer = withPicked(filter, ids);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.filter;
}

function readRoot(filter: string): unknown {
  const parsed = parseFilter(filter);
  if (parsed instanceof FilterError) throw parsed;
  return parsed.root;
}

describe('a cookbook of picked recipes', () => {
  it('is a list of ids, which grows and shrinks', () => {
    const one = added('id IN []', [soup]);
    expect(one).toBe(`id IN ["${soup}"]`);
    const two = added(one, [cake.toUpperCase(), soup]);
    expect(two).toBe(`id IN ["${soup}", "${cake}"]`);
    expect(pickedRecipes(two)).toEqual([soup, cake]);
    expect(withoutPicked(two, [soup])).toBe(`id IN ["${cake}"]`);
    expect(withoutPicked(two, [cake, soup])).toBe('id IN []');
  });

  it('keeps its other conditions, which mean what they meant', () => {
    const filter = 'name LIKE "%a%" AND rating > 3 OR tags.name = "x"';
    const both = added(filter, [bread]);
    expect(both).toBe(`(${filter}) OR id IN ["${bread}"]`);
    expect(added(both, [soup])).toBe(`(${filter}) OR id IN ["${bread}", "${soup}"]`);
    expect(withoutPicked(both, [bread])).toBe(`(${filter})`);
  });

  it('does not take ids for picked that other conditions narrow', () => {
    for (const filter of [
      `name = "x" AND id IN ["${soup}"]`,
      `a = 1 AND b = 2 OR id IN ["${soup}"]`,
      `a = 1 OR (b = 2 OR id IN ["${soup}"])`,
      `id NOT IN ["${soup}"]`,
      `tags.id IN ["${soup}"]`,
    ]) {
      expect(pickedRecipes(filter)).toEqual([]);
      expect(added(filter, [cake])).toBe(`(${filter}) OR id IN ["${cake}"]`);
      expect(withoutPicked(filter, [soup])).toBe(filter);
    }
  });

  it('is refused where it would change nothing, or more than was asked for', () => {
    expect(withPicked(' ', [soup])).toBe('everything');
    expect(withPicked('(name = x', [soup])).toBe('unreadable');
    expect(withPicked('name = "soup', [soup])).toBe('unreadable');
    const many = Array.from({ length: maxPickedRecipes }, (_, index) => `id-${index}`);
    const full = added('rating > 3', many);
    expect(withPicked(full, [soup])).toBe('full');
    expect(added(full, many)).toBe(full);
    const longest = `name = "${'x'.repeat(limits.queryFilterLength - 20)}"`;
    expect(withPicked(longest, [soup])).toBe('full');
  });
});

describe('for any filter', () => {
  const leaf = fc.constantFrom(
    'rating > 3',
    'name = "x OR id IN [y]"',
    `id IN ["${cake}"]`,
    'tags.name = a b',
  );
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(tie('text'), fc.constantFrom('AND', 'or'), tie('text')).map((parts) => parts.join(' ')),
      tie('text').map((inner) => `(${inner})`),
    ),
  }));
  const ids = fc.uniqueArray(fc.constantFrom(soup, bread), { minLength: 1 });

  it('adding includes the recipes once, and removing them restores the meaning', () => {
    fc.assert(
      fc.property(text, ids, (filter, picked) => {
        const more = added(filter, picked);
        expect(pickedRecipes(more)).toEqual(expect.arrayContaining(picked));
        expect(added(more, picked)).toBe(more);
        expect(readRoot(withoutPicked(more, picked))).toEqual(readRoot(filter));
      }),
      { numRuns: 500 },
    );
  });

  it('adding lets in everything that was in before', () => {
    fc.assert(
      fc.property(text, ids, (filter, picked) => {
        const before = pickedRecipes(filter);
        const root = readRoot(added(filter, picked));
        const list = { kind: 'comparison', attribute: 'id', operator: 'IN', value: [...before, ...picked] };
        const isList = before.length > 0 && Object(readRoot(filter)).kind === 'comparison';
        const left = before.length > 0 ? Object(readRoot(filter)).left : readRoot(filter);
        expect(root).toEqual(isList ? list : { kind: 'or', left, right: list });
      }),
      { numRuns: 500 },
    );
  });
});

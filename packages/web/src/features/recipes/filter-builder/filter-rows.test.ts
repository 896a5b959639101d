import { FilterError, parseFilter } from '@hearth/domain/search/query-filter';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterField,
  isDaysOperator,
  lastMadeField,
  listOperators,
  recipeFilterFields,
} from './filter-fields.ts';
import { blankRow, writeFilter, type FilterRow, isBalanced, buildRows } from './filter-rows.ts';

const fields = [...recipeFilterFields, lastMadeField];

function parsed(text: string) {
  const filter = parseFilter(text);
  if (filter instanceof FilterError) throw filter;
  return filter;
}

const rebuilt = (text: string) => buildRows(parsed(text).parts, fields);

describe('a stored filter', () => {
  it.each([
    'tags.id IN ["a", "b"] AND created_at > "2024-02-29"',
    '((recipe_category.id CONTAINS ALL ["a"]) OR rating >= "4.5") AND household_id NOT IN ["h"]',
    'name LIKE "%soup%" OR name = "O\'Brien"',
    'org_url IS NOT NULL AND (nutrition.calories < "500" OR tags.name IN ["quick, easy"])',
    '(tags.id IN ["a"]) OR id IN ["b", "c"]',
    'id IN []',
    'rating > "3" OR ((last_made < "$NOW-30d" OR last_made IS NULL) AND created_at >= "$NOW-7d")',
    '(last_made < "$NOW-30d" OR last_made IS NULL OR rating > "3")',
    'last_made < "yesterday" AND name LIKE "soup%"',
    'tags.name = "a\\" OR rating = "many"',
  ])('%s is rebuilt and written as it was', (text) => {
    const written = writeFilter(rebuilt(text), fields);
    expect(parsed(written ?? '').root).toEqual(parsed(text).root);
    expect(parsed(written ?? '').parts).toEqual(parsed(text).parts);
  });

  it.each([
    ['tags.id IN ["a"]', 'known'],
    ['categories.id IN ["a"]', 'known'],
    ['name LIKE "%a b%"', 'known'],
    ['created_at > "2024-01-01"', 'known'],
    ['total_minutes <= "30"', 'known'],
    ['name LIKE "a%"', 'kept'],
    ['id IN ["a", "b"]', 'known'],
    ['id IN []', 'known'],
    ['tags.id = "a"', 'kept'],
    ['tags.id IN []', 'kept'],
    ['created_at > "last spring"', 'kept'],
    ['rating IS NULL', 'kept'],
    ['created_at < "$NOW-30d"', 'known'],
    ['created_at >= "$NOW-2w"', 'kept'],
    ['(last_made < "$NOW-30d" OR last_made IS NULL)', 'known'],
    ['last_made < "$NOW-30d"', 'kept'],
    ['settings.public = "TRUE"', 'kept'],
  ])('%s becomes a row of the kind %s', (text, kind) => {
    expect(rebuilt(text).map(({ condition }) => condition.kind)).toEqual([kind]);
  });
});

describe('rows', () => {
  const [categories = never()] = fields;
  it('that wait for a value make no filter', () => {
    expect(writeFilter([blankRow(categories)], fields)).toBeNull();
    expect(writeFilter([], fields)).toBe('');
  });

  it.each([
    [
      [
        [1, 0],
        [0, 1],
      ],
      true,
    ],
    [
      [
        [1, 0],
        [0, 0],
      ],
      false,
    ],
    [
      [
        [0, 1],
        [1, 0],
      ],
      false,
    ],
    [
      [
        [2, 1],
        [0, 1],
      ],
      true,
    ],
  ])('with parentheses %j are balanced: %s', (pairs, isRight) => {
    const rows = pairs.map(([opening = 0, closing = 0]) => ({ ...blankRow(categories), opening, closing }));
    expect(isBalanced(rows)).toBe(isRight);
  });

  it('of any filling are read by the server as they were meant', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...fields).chain(anyRow), { minLength: 1, maxLength: 8 }),
        (rows) => {
          const written = writeFilter(rows, fields);
          expect(written).not.toBeNull();
          const again = buildRows(parsed(written ?? '').parts, fields);
          expect(again.map(({ condition }) => condition)).toEqual(rows.map(({ condition }) => condition));
          expect(again.slice(1).map(({ joint }) => joint)).toEqual(rows.slice(1).map(({ joint }) => joint));
        },
      ),
    );
  });

  it('with a quotation mark in a text make no filter, for the language cannot say it', () => {
    const row: FilterRow = {
      ...blankRow(categories),
      condition: { kind: 'known', field: 'name', operator: '=', value: 'a "b"' },
    };
    expect(writeFilter([row], fields)).toBeNull();
  });
});

function anyRow(field: FilterField): fc.Arbitrary<FilterRow> {
  const values: Record<FilterField['type'], fc.Arbitrary<string | string[]>> = {
    choice: fc.array(fc.uuid(), { minLength: 1, maxLength: 4 }),
    text: fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes('"')),
    number: fc.integer().map(String),
    date: fc.constantFrom('2024-01-01', '1999-12-31'),
  };
  const anyDays = fc.integer({ min: 1, max: 99_999 }).map(String);
  return fc
    .tuple(fc.constantFrom(...listOperators(field)), values[field.type], fc.constantFrom('AND', 'OR'))
    .chain(([operator, value, joint]) =>
      fc.tuple(
        fc.constant(operator),
        isDaysOperator(operator) ? anyDays : fc.constant(value),
        fc.constant(joint),
      ),
    )
    .map(([operator, value, joint]) => ({
      ...blankRow(field),
      joint,
      condition: { kind: 'known', field: field.key, operator, value },
    }));
}

function never(): never {
  throw new Error('there are fields');
}

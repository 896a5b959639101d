import { describe, expect, it } from 'vitest';
import { FilterError, type FilterSchema, parseFilter, resolveFilter, type ResolvedFilter } from './index.ts';

const now = new Date('2026-11-21T10:00:00Z');
const id = 'c214430b-f35f-4fa2-9e06-dda85970e403';

const tags: FilterSchema = {
  fields: { id: { type: 'uuid', column: 'tags.id' }, name: { type: 'text', column: 'tags.name' } },
};
const users: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'users.id' },
    full_name: { type: 'text', column: 'users.full_name' },
  },
  relations: { household: { many: false, schema: () => households } },
};
const households: FilterSchema = {
  fields: { name: { type: 'text', column: 'households.name' } },
  relations: { users: { many: true, schema: () => users } },
};
const recipes: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'recipes.id' },
    name: { type: 'text', column: 'recipes.name' },
    rating: { type: 'number', column: 'recipes.rating' },
    is_public: { type: 'boolean', column: 'recipes.public' },
    date_added: { type: 'date', column: 'recipes.date_added' },
    created_at: { type: 'datetime', column: 'recipes.created_at' },
    org_url: { type: 'text', column: 'recipes.org_url' },
    household: { type: 'uuid', column: 'recipes.household_id' },
  },
  relations: {
    tags: { many: true, schema: () => tags },
    user: { many: false, schema: () => users },
    household: { many: false, schema: () => households },
  },
  maps: { extras: { column: 'recipe_extras.value' } },
};

function resolve(text: string): ResolvedFilter | FilterError {
  const parsed = parseFilter(text);
  return parsed instanceof FilterError ? parsed : resolveFilter(parsed.root, recipes, now);
}

function message(text: string): string | null {
  const resolved = resolve(text);
  return resolved instanceof FilterError ? resolved.message : null;
}

describe('attributes', () => {
  it.each([
    ['createdAt > 2020-01-01', [], 'recipes.created_at'],
    ['created_at > 2020-01-01', [], 'recipes.created_at'],
    ['orgURL = x', [], 'recipes.org_url'],
    ['tags.name = x', [{ relation: 'tags', many: true }], 'tags.name'],
    ['user.fullName = x', [{ relation: 'user', many: false }], 'users.full_name'],
    [
      'user.household.name = x',
      [
        { relation: 'user', many: false },
        { relation: 'household', many: false },
      ],
      'households.name',
    ],
    [`household = ${id}`, [], 'recipes.household_id'],
    ['household.name = x', [{ relation: 'household', many: false }], 'households.name'],
  ])('of %j are found', (text, path, column) => {
    expect(resolve(text)).toMatchObject({ kind: 'comparison', field: { path, column, mapKey: null } });
  });

  it('keep the key of a map as written', () => {
    expect(resolve('extras.keyName LIKE a%')).toMatchObject({
      field: { name: 'extras', column: 'recipe_extras.value', mapKey: 'keyName' },
      value: 'a%',
    });
  });

  it.each([
    ['foo = 1', 'foo'],
    ['tags.fooBar = 1', 'tags.foo_bar'],
    ['user.household.foo = 1', 'user.household.foo'],
    ['user.password = 1', 'user.password'],
    ['tags = 1', 'tags'],
    ['extras = 1', 'extras'],
    ['name.first = 1', 'name.first'],
    ['constructor = 1', 'constructor'],
    ['__proto__.name = 1', '__proto__.name'],
    [
      'user.household.users.household.users.household.name = 1',
      'user.household.users.household.users.household.name',
    ],
  ])('of %j do not exist', (text, path) => {
    expect(message(text)).toBe(`invalid attribute string: '${path}' does not exist on this schema`);
  });
});

describe('values', () => {
  it.each([
    ['name = NULL', 'NULL'],
    ['name IS NULL', null],
    ['rating >= 3.5', 3.5],
    ['rating in [1, 3]', [1, 3]],
    ['isPublic = true', true],
    ['isPublic = Yes', true],
    ['isPublic = 1', true],
    ['isPublic = 10', false],
    ['isPublic = f', false],
    ['isPublic = on', false],
    ['id = C214430BF35F4FA29E06DDA85970E403', id],
    [`id IN [${id}]`, [id]],
    ['id IN []', []],
    ['dateAdded = "Nov 20 2026"', '2026-11-20'],
    ['dateAdded = 2026-11-20T23:00:00-02:00', '2026-11-21'],
    ['createdAt > "2026-11-21T10:03:48.852588Z"', '2026-11-21T10:03:48.852588Z'],
    ['createdAt > 2020', '2020-11-21T00:00:00.000000Z'],
    ['name NOT LIKE %t_1"', '%t_1'],
    ['tags.name CONTAINS ALL ["tag1","tag2"]', ['tag1', 'tag2']],
  ])('of %j have the type of their field', (text, value) => {
    expect(resolve(text)).toMatchObject({ value });
  });

  it.each([
    ['id = soup', "invalid query string: invalid UUID 'soup'"],
    ['tags.id IN [soup]', "invalid query string: invalid UUID 'soup'"],
    ['createdAt > yesteryear', "invalid query string: unknown date or datetime format 'yesteryear'"],
    ['dateAdded = NULL', "invalid query string: unknown date or datetime format 'NULL'"],
    ['createdAt LIKE "2020%"', 'invalid query string: "LIKE" can only be used with string columns'],
    ['dateAdded NOT LIKE "2020%"', 'invalid query string: "NOT LIKE" can only be used with string columns'],
    ['rating > many', "invalid query string: invalid number 'many'"],
    [
      'name CONTAINS ALL [a]',
      'invalid query string: "CONTAINS ALL" can only be used with attributes of related lists',
    ],
  ])('of %j are refused', (text, expected) => {
    expect(message(text)).toBe(expected);
  });
});

describe('trees', () => {
  it('keep their grouping', () => {
    expect(resolve('name=a AND (rating=1 OR rating=2)')).toMatchObject({
      kind: 'and',
      left: { value: 'a' },
      right: { kind: 'or', left: { value: 1 }, right: { value: 2 } },
    });
  });

  it('without a comparison stay the filter that no row passes', () => {
    expect(resolve('foo')).toEqual({ kind: 'nothing' });
  });

  it('fail on any side', () => {
    expect(message('name=a OR foo=1')).toContain("'foo'");
    expect(message('foo=1 OR name=a')).toContain("'foo'");
  });
});

import { limits } from '@hearth/contract/kernel/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError, type FilterNode, type ParsedFilter, parseFilter } from './index.ts';

function parsed(text: string): ParsedFilter {
  const filter = parseFilter(text);
  if (filter instanceof FilterError) throw filter;
  return filter;
}

function message(text: string): string | null {
  const filter = parseFilter(text);
  return filter instanceof FilterError ? filter.message : null;
}

/** A tree as text with every grouping spelled out. */
function spelled(node: FilterNode): string {
  if (node.kind === 'nothing') return 'nothing';
  if (node.kind !== 'comparison') return `{${spelled(node.left)} ${node.kind} ${spelled(node.right)}}`;
  return `${node.attribute} ${node.operator} ${JSON.stringify(node.value)}`;
}

describe('grouping', () => {
  it.each([
    ['a=1 AND b=2 OR c=3', '{a = "1" and {b = "2" or c = "3"}}'],
    ['a=1 OR b=2 AND c=3', '{a = "1" or {b = "2" and c = "3"}}'],
    ['(a=1 OR b=2) AND c=3', '{{a = "1" or b = "2"} and c = "3"}'],
    ['a=1 and (b=2 Or(c=3))', '{a = "1" and {b = "2" or c = "3"}}'],
    ['AND a=1 AND', 'a = "1"'],
    ['(OR a=1 AND) and b=2', '{a = "1" and b = "2"}'],
    [
      'tags.name CONTAINS ALL ["a","b"]AND tags.id IN [x]',
      '{tags.name CONTAINS ALL ["a","b"] and tags.id IN ["x"]}',
    ],
    ['a="1"AND b=2', '{a = "1" and b = "2"}'],
  ])('reads %j as %s', (text, tree) => {
    expect(spelled(parsed(text).root)).toBe(tree);
  });

  it('keeps the alpha or beta example empty: AND binds to everything right of it', () => {
    expect(spelled(parsed('name="alpha" AND name="zzz" OR name="beta"').root)).toBe(
      '{name = "alpha" and {name = "zzz" or name = "beta"}}',
    );
  });
});

describe('comparisons', () => {
  it.each([
    ['name=gamma delta', 'name = "gamma delta"'],
    ['name = gamma delta AND b=1', '{name = "gamma delta" and b = "1"}'],
    ['name = "x AND (y)"', 'name = "x AND (y)"'],
    ["name = 'x'", `name = "'x'"`],
    ['name=""', 'name = ""'],
    ['name="soup', 'name = "soup"'],
    [
      'a>=1 AND b<=2 AND c<>3 AND d<4 AND e>5',
      '{a >= "1" and {b <= "2" and {c <> "3" and {d < "4" and e > "5"}}}}',
    ],
    ['rating in [1, 3]', 'rating IN ["1","3"]'],
    ['name IN [test unit 1, test unit 2]', 'name IN ["test unit 1","test unit 2"]'],
    ['name NOT  IN["a" , "b, c"]', 'name NOT IN ["a","b, c"]'],
    ['name IN []', 'name IN []'],
    ['lastMade IS NONE', 'lastMade IS null'],
    ['lastMade is not null', 'lastMade IS NOT null'],
    ['name NOT LIKE %t_1"', 'name NOT LIKE "%t_1"'],
    ['(name LIKE %t_1" OR b=1)', '{name LIKE "%t_1" or b = "1"}'],
    ['name LIKE "%two words%"', 'name LIKE "%two words%"'],
    ['rating=5', 'rating = "5"'],
    ['recipeCategory.id IN [a]', 'recipeCategory.id IN ["a"]'],
    ['organizer=band', 'organizer = "band"'],
    [
      'name="test unit 1" OR (useAbbreviation=f AND (name="test unit 2" OR createdAt > "2020-01-01"))',
      '{name = "test unit 1" or {useAbbreviation = "f" and {name = "test unit 2" or createdAt > "2020-01-01"}}}',
    ],
    [
      '(name LIKE %_1 OR name IN ["test unit 2"]) AND createdAt IS NOT NONE',
      '{{name LIKE "%_1" or name IN ["test unit 2"]} and createdAt IS NOT null}',
    ],
  ])('reads %j as %s', (text, tree) => {
    expect(spelled(parsed(text).root)).toBe(tree);
  });

  it.each(['', '  ', 'foo', 'foo bar', '()', '(())', '"foo"', 'AND', '(foo) or'])(
    'finds none in %j',
    (text) => {
      expect(parsed(text)).toEqual({ root: { kind: 'nothing' }, parts: [] });
    },
  );
});

describe('refusals', () => {
  const list = (operator: string) =>
    `invalid query string: ${operator} must be given a list of valuesenclosed by [ and ]`;

  it.each([
    ['(((', 'invalid query string: parenthesis are unbalanced'],
    ['a=1)', 'invalid query string: parenthesis are unbalanced'],
    ['(a=1', 'invalid query string: parenthesis are unbalanced'],
    [')a=1(', 'invalid query string: parenthesis are unbalanced'],
    ['a IS x', 'invalid query string: "IS" can only be used with "NULL", not "x"'],
    ['a is not "soup"', 'invalid query string: "IS NOT" can only be used with "NULL", not "soup"'],
    ['a IN x', list('IN')],
    ['a not in "x"', list('NOT IN')],
    ['a CONTAINS ALL x', list('CONTAINS ALL')],
  ])('%j is refused with the known text', (text, expected) => {
    expect(message(text)).toBe(expected);
  });

  it.each([
    'name=',
    'name = AND b=1',
    'name IN',
    'name LIKE ',
    'a="',
    'a=1 b=2',
    'a="1" b="2"',
    'a=1 rating IS NULL',
    '(a=1)(b=2)',
    'a=1 AND OR b=2',
    'a=1 AND foo',
    'organizer=band or island',
    'a=1 AND ()',
    'a=[1]',
    'a LIKE [1]',
    'a IN [1',
    'a IN ["1]',
    '=1',
    'a=1 AND [x]',
  ])('%j is refused', (text) => {
    expect(message(text)).toMatch(/^invalid query string: ./);
  });
});

describe('parts', () => {
  it('are the flat form with positional parentheses', () => {
    expect(parsed('((a=1) AND b=TRUE) OR (c IN [x])').parts).toEqual([
      part({ leftParenthesis: '((', rightParenthesis: ')', attributeName: 'a', value: '1' }),
      part({ rightParenthesis: ')', logicalOperator: 'AND', attributeName: 'b', value: 'TRUE' }),
      part({
        leftParenthesis: '(',
        rightParenthesis: ')',
        logicalOperator: 'OR',
        attributeName: 'c',
        relationalOperator: 'IN',
        value: ['x'],
      }),
    ]);
  });

  it('name attributes in snake_case and keep values as text', () => {
    expect(
      parsed('name = "a" AND (orgURL > 3 OR recipeIngredient.food.name contains all ["x","y"])').parts,
    ).toEqual([
      part({ attributeName: 'name', value: 'a' }),
      part({
        leftParenthesis: '(',
        logicalOperator: 'AND',
        attributeName: 'org_url',
        relationalOperator: '>',
        value: '3',
      }),
      part({
        rightParenthesis: ')',
        logicalOperator: 'OR',
        attributeName: 'recipe_ingredient.food.name',
        relationalOperator: 'CONTAINS ALL',
        value: ['x', 'y'],
      }),
    ]);
  });

  it('have no value for IS', () => {
    expect(parsed('lastMade IS NULL').parts[0]?.value).toBeNull();
  });

  function part(changes: object): object {
    return {
      leftParenthesis: null,
      rightParenthesis: null,
      logicalOperator: null,
      relationalOperator: '=',
      ...changes,
    };
  }
});

describe('hostile texts', () => {
  it.each([
    ['a megabyte', 'a=1 AND '.repeat(130_000)],
    ['ten thousand terms', Array.from({ length: 10_000 }, (_, index) => `a=${index}`).join(' OR ')],
    ['blanks', ' '.repeat(99_999)],
    ['a long run of capitals', `${'A'.repeat(90_000)}=1`],
    ['many words', 'is not '.repeat(14_000)],
    ['quotes', '"'.repeat(99_999)],
    ['a list of quotes', `a IN [${'"'.repeat(90_000)}`],
    ['brackets', '['.repeat(99_999)],
    ['dots', `${'tags.'.repeat(19_000)}name=1`],
    ['blank runs inside a keyword', `a=${'x NOT      '.repeat(9_000)}`],
  ])('%s are read or refused quickly', (_, text) => {
    const started = performance.now();
    parseFilter(text);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('are refused above the limits', () => {
    const terms = (count: number) => Array.from({ length: count }, () => 'a=1').join(' OR ');
    expect(message(terms(250))).toBeNull();
    expect(message(terms(251))).toBe('invalid query string: the filter has too many comparisons');
    expect(message(`a IN [${'1,'.repeat(limits.queryFilterValues)}]`)).toBeNull();
    expect(message(`a IN [${'1,'.repeat(limits.queryFilterValues + 1)}]`)).toBe(
      'invalid query string: the filter lists too many values',
    );
    expect(message(' '.repeat(limits.queryFilterLength + 1))).toBe(
      'invalid query string: the filter is too long',
    );
  });

  it('nests fifty deep, and no deeper', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a=1${')'.repeat(depth)}`;
    const filter = parsed(nested(limits.queryFilterDepth));
    expect(spelled(filter.root)).toBe('a = "1"');
    expect(filter.parts[0]?.leftParenthesis).toHaveLength(limits.queryFilterDepth);
    for (const depth of [limits.queryFilterDepth + 1, 1000, 9_000])
      expect(message(nested(depth))).toBe('invalid query string: parenthesis are nested too deeply');
  });

  it('always end in a filter or in a FilterError', () => {
    const piece = fc.constantFrom(
      'a',
      'b.c',
      '=',
      '<>',
      ' IS NOT ',
      ' IN ',
      '[',
      ']',
      ',',
      '(',
      ')',
      '"',
      ' AND ',
      ' OR ',
      ' LIKE ',
      'NULL',
      '1',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const filter = parseFilter(pieces.join(''));
        expect(filter instanceof FilterError || filter.root.kind.length > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('any tree', () => {
  const leaf = fc.integer({ min: 0, max: 99 }).map((value) => `a = "${value}"`);
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc
        .tuple(tie('text'), fc.constantFrom('and', 'or'), tie('text'))
        .map(([left, kind, right]) => `{${left} ${kind} ${right}}`),
    ),
  }));

  it('is read back from its fully parenthesised text', () => {
    fc.assert(
      fc.property(text, (tree) => {
        expect(spelled(parsed(tree.replaceAll('{', '(').replaceAll('}', ')')).root)).toBe(tree);
      }),
    );
  });

  it('is read back from its parts', () => {
    fc.assert(
      fc.property(text, (tree) => {
        const { root, parts } = parsed(tree.replaceAll('{', '(').replaceAll('}', ')'));
        const joined = parts
          .map(
            (part) =>
              `${part.logicalOperator ?? ''} ${part.leftParenthesis ?? ''}a = "${String(part.value)}"${part.rightParenthesis ?? ''}`,
          )
          .join(' ');
        expect(parsed(joined).root).toEqual(root);
      }),
    );
  });
});

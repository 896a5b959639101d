import { expect, test } from 'vitest';
import { maskSource } from './mask-source.ts';
import { scanImports } from './scan-imports.ts';

const scan = (source: string) => scanImports(source, maskSource(source));

test('every form of import is found', () => {
  const source = `
import a, { type B, c as d } from './a.ts';
import type { E } from './e.ts';
import * as f from './f.ts';
import './g.css';
export * from './h.ts';
export type { I } from './i.ts';
export {
  j,
} from './j.ts';
const k = await import('./k.ts');
let l: typeof import('./l.ts');
`;
  const found = scan(source).map(({ specifier, isTypeOnly, names }) => [specifier, isTypeOnly, names]);
  expect(found.toSorted()).toEqual([
    ['./a.ts', false, ['default', 'c']],
    ['./e.ts', true, ['E']],
    ['./f.ts', false, ['*']],
    ['./g.css', false, ['*']],
    ['./h.ts', false, ['*']],
    ['./i.ts', true, ['I']],
    ['./j.ts', false, ['j']],
    ['./k.ts', false, ['*']],
    ['./l.ts', true, ['*']],
  ]);
});

test('a name that is only called type is a value', () => {
  expect(scan("import type from './type.ts';")).toMatchObject([{ isTypeOnly: false, names: ['default'] }]);
});

test('what stands in comments and texts is no import', () => {
  expect(scan(`// import './a.ts'\n/* import './b.ts' */ const c = "import './c.ts'";`)).toEqual([]);
});

test('masking keeps every position', () => {
  const source = "const a = `x ${ b ? 'c' : `d ${e}` } y`; // end\nconst f = g / h / 2; const i = /[/'\"]/;";
  const code = maskSource(source);
  expect(code).toHaveLength(source.length);
  expect(code.indexOf('const f')).toBe(source.indexOf('const f'));
  expect(code).toContain('g / h / 2');
  expect(code).toContain('${e}');
  expect(code).not.toContain('end');
});

test('an apostrophe in the text of a page ends with its line', () => {
  const source = "<p>don't</p>\nimport { a } from './a.ts';";
  expect(scan(source)).toMatchObject([{ specifier: './a.ts', line: 2 }]);
});

/** Violations of the rules about the files themselves, which the test of the check plants. */
export const plantedShapes: readonly [rule: string, files: Record<string, string>][] = [
  ['file-length', { 'packages/web/src/ui/long.css': 'a {}\n'.repeat(301) }],
  ['file-length', { 'packages/server/src/platform/http/long.test.ts': '\n'.repeat(301) }],
  ['file-names', { 'packages/web/src/utils/dates.ts': '' }],
  ['file-names', { 'packages/server/src/features/catalog/soups/helpers.ts': '' }],
  ['constants-in-camel-case', { 'packages/domain/src/a/b.ts': 'export const MAX_SOUPS: number = 3;' }],
  ['constants-in-camel-case', { 'packages/web/src/a.ts': 'const SOUPS = 3;' }],
  ['functions-are-verb-and-object', { 'packages/web/src/a.ts': 'export function soupOf(a: A): B {}' }],
  [
    'functions-are-verb-and-object',
    { 'packages/web/src/a.ts': 'const soupOf = (a: (b: B) => C): D => d(a);' },
  ],
  ['functions-are-verb-and-object', { 'packages/web/src/a.ts': 'const soupOf = async (a) => a;' }],
];

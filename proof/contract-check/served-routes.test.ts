import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliases, operations } from '../../packages/contract/src/index.ts';
import { servedRoutes } from './ledger.ts';

const routesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
/** Those of the reference contract, and those that only Hearth has. Both are checked where the reference is not there. */
const noted = [...routesIn('served-routes.txt'), ...routesIn('own-routes.txt')];
const served = servedRoutes({ operations: Object.values(operations), aliases });

test('every route that clients know is served under its address', () => {
  expect(noted.filter((route) => !served.has(route))).toEqual([]);
});

test('every route that is served is noted, so that it stays', () => {
  expect([...served].filter((route) => !noted.includes(route))).toEqual([]);
});

/** @typedef {import('./words.mjs').Words} Words */

/**
 * The files of a new slice, by name. They show where each kind of thing belongs; the test fails until the feature is
 * described in the contract and registered.
 * @param {Words} words
 * @returns {Record<string, string>}
 */
export function sliceFiles(words) {
  const { folder } = words;
  return {
    'index.ts': index(words),
    [`${folder}.routes.ts`]: routes(words),
    [`${folder}.service.ts`]: service(words),
    [`${folder}.repository.ts`]: repository(words),
    [`${folder}.tables.ts`]: tables(words),
    [`${folder}.present.ts`]: present(words),
    [`${folder}.test.ts`]: test(words),
  };
}

/** @param {Words} words */
function index({ folder, many, text }) {
  return `/** Public face of ${text}: what the program registers and what other features may call. */
export { ${many}Routes } from './${folder}.routes.ts';
`;
}

/** @param {Words} words */
function routes({ folder, many, Many, text }) {
  return `import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { list${Many} } from './${folder}.service.ts';

/** Routes of ${text}: one sentence an operation. */
export function ${many}Routes(routes: Routes, platform: Platform): void {
  routes.member(operations.list${Many}, ({ scope }) => list${Many}(platform, scope));
}
`;
}

/** @param {Words} words */
function service({ folder, Many, One, text }) {
  return `import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { present${One}, type ${One} } from './${folder}.present.ts';
import { find${Many} } from './${folder}.repository.ts';

/** Rules of ${text}. Invariant: each belongs to one household and is seen by its group only. */
export async function list${Many}(platform: Platform, scope: MemberScope): Promise<${One}[]> {
  const rows = await find${Many}(platform.database.read(scope));
  return rows.map(present${One});
}
`;
}

/** @param {Words} words */
function repository({ folder, Many, One, table, text }) {
  return `import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { ${One}Row } from './${folder}.tables.ts';

/** The ${text} of the caller's household. */
export async function find${Many}(reader: Reader<MemberScope>): Promise<${One}Row[]> {
  return reader
    .selectFrom('${table}')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('created_at')
    .execute();
}
`;
}

/** @param {Words} words */
function tables({ One, table, text }) {
  return `/** A row of ${text}. */
export interface ${One}Row {
  id: string;
  group_id: string;
  household_id: string;
  name: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    ${table}: ${One}Row;
  }
}
`;
}

/** @param {Words} words */
function present({ folder, One, text }) {
  return `import type { ${One}Row } from './${folder}.tables.ts';

/** One of the ${text} as it travels. The contract's type takes its place. */
export interface ${One} {
  id: string;
  groupId: string;
  householdId: string;
  name: string;
}

export function present${One}(row: ${One}Row): ${One} {
  return { id: row.id, groupId: row.group_id, householdId: row.household_id, name: row.name };
}
`;
}

/** @param {Words} words */
function test({ folder, text }) {
  return `import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('${text}', { cook: {} }, ({ client }) => {
  it('a new household has none', async () => {
    const { status, body } = await client.get('/api/${folder}');
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });
});
`;
}

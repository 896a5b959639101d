import { groupKey, groupPart } from '../../features/recipes/search-index/index.ts';
import type { GroupScope } from '../../platform/db/scope.ts';
import type { BoundStatement } from '../../platform/db/statement-observer.ts';
import { scopedTables } from './scoped-tables.ts';

/** How a statement reaches the rows of groups and households. */
interface Analysis {
  /** Whether it reads or changes a table with a group or a household. */
  readonly isScoped: boolean;
  /** Positions of values that are compared with a group or a household. */
  readonly owners: readonly number[];
  /** Positions of JSON lists of them. */
  readonly lists: readonly number[];
  /** Whether it compares keys that contain the household. */
  readonly hasKeys: boolean;
}

const analyses = new Map<string, Analysis>();

/** `unscoped`: the statement does not name its scope. `foreign`: it also compares with another group or household. */
type Violation = 'unscoped' | 'foreign';

/**
 * Why a statement may reach rows outside its scope; undefined if it names the scope. It does so by comparing
 * `group_id`, `household_id` or the id of a group or household with that of the scope, by a key that begins
 * with the household, by the user of the scope, or by a full-text query of the group. That each of its tables is
 * bound to it is not checked.
 */
export function findViolation(scope: GroupScope, { sql, parameters }: BoundStatement): Violation | undefined {
  const { isScoped, owners, lists, hasKeys } = getAnalysis(sql);
  if (!isScoped) return undefined;
  const own = listIds(scope);
  const compared = owners.map((index) => parameters[index]).filter((value) => typeof value === 'string');
  const isForeign = compared.some((value) => !own.includes(value));
  const isNamed =
    compared.some((value) => own.includes(value)) ||
    lists.some((index) => isListOf(own, parameters[index])) ||
    parameters.some((value) => isOwnUser(scope, value) || isOwnSearch(scope, value));
  if (!isNamed && !(hasKeys && parameters.some((value) => isOwnKey(scope, value)))) return 'unscoped';
  return isForeign ? 'foreign' : undefined;
}

function listIds(scope: GroupScope): readonly string[] {
  return scope.kind === 'member' ? [scope.groupId, scope.householdId] : [scope.groupId];
}

function isOwnUser(scope: GroupScope, value: unknown): boolean {
  return scope.kind === 'member' && scope.userId !== '' && value === scope.userId;
}

/** Whether a text is a full-text query of SQLite within the group. */
function isOwnSearch({ groupId }: GroupScope, value: unknown): boolean {
  const [, key] = typeof value === 'string' ? (/^group_key : "([^"]+)" AND /.exec(value) ?? []) : [];
  return key !== undefined && [groupKey(groupId), groupPart(groupId)].includes(key);
}

/** Whether a JSON list has ids of the scope only. */
function isListOf(own: readonly string[], value: unknown): boolean {
  const listed: unknown = typeof value === 'string' ? JSON.parse(value) : null;
  return Array.isArray(listed) && listed.every((id) => own.includes(String(id)));
}

/** Keys of shopping items, alone or as a JSON list. */
function isOwnKey(scope: GroupScope, value: unknown): boolean {
  return scope.kind === 'member' && typeof value === 'string' && value.includes(`${scope.householdId} `);
}

function getAnalysis(sql: string): Analysis {
  const known = analyses.get(sql);
  if (known !== undefined) return known;
  const analysis = analyse(sql);
  analyses.set(sql, analysis);
  return analysis;
}

const named = /\b(?:from|join|update)\s+"?(\w+)"?/gi;
const value = String.raw`(\?|\$\d+)`;
const column = String.raw`(?:"?\w+"?\.)?"?(?:group_id|household_id)"?`;
const idOfPlace = String.raw`"?\b(?:groups|households)"?(?:\.|\s+where\s+)"?id"?`;
const owner = `(?:${column}|${idOfPlace})`;
const comparison = new RegExp(`${owner}\\s*=\\s*${value}|${value}\\s*=\\s*${owner}`, 'gi');
/** `household_id in (select value from json_each(?))`, and as PostgreSQL has it. */
const listComparison = new RegExp(`${owner}\\s+in\\s*\\(select (?:[^()?$]*\\()+${value}`, 'gi');

function analyse(sql: string): Analysis {
  const text = sql.replaceAll(/'[^']*'/g, "''");
  const tables = [...text.matchAll(named)].flatMap(([, name]) => name ?? []);
  const positions = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => readPosition(text, match));
  return {
    isScoped: tables.some((name) => scopedTables.has(name)),
    owners: positions(comparison),
    lists: positions(listComparison),
    hasKeys: /\bkey\b/i.test(text),
  };
}

/** The position of the value in a comparison: `$3` is the third one, `?` the one after all before it. */
function readPosition(text: string, { index, 0: whole }: RegExpExecArray): number {
  const numbered = /\$(\d+)/.exec(whole)?.[1];
  if (numbered !== undefined) return Number(numbered) - 1;
  return text.slice(0, index).split('?').length - 1;
}

import type { PlanFrequency, PlanFrequencyCreate, PlanVariety, PlanVarietyUpdate } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFilterParts, requireFilter } from './stored-filters.ts';
import {
  deleteFrequency,
  findFrequencies,
  findFrequency,
  findRestDays,
  insertFrequency,
  saveRestDays,
  updateFrequency,
} from './variety.repository.ts';
import type { PlanFrequencyRow } from './variety.tables.ts';

/** How far apart and how often the household wants recipes. */
export function getVariety(platform: Platform, scope: MemberScope): Promise<PlanVariety> {
  return readVariety(platform.database.read(scope));
}

async function readVariety(reader: Reader<MemberScope>): Promise<PlanVariety> {
  const [restDays, frequencies] = await Promise.all([findRestDays(reader), findFrequencies(reader)]);
  return { restDays, frequencies: frequencies.map(presentFrequency) };
}

/** Says how far apart recipes are planned. */
export function changeVariety(
  platform: Platform,
  scope: MemberScope,
  { restDays }: PlanVarietyUpdate,
): Promise<PlanVariety> {
  return platform.database.write(scope, async (tx) => {
    await saveRestDays(tx, restDays);
    return readVariety(tx);
  });
}

/**
 * Says how often recipes of one kind are planned.
 * @throws ValidationError for a filter that cannot be read; AppError `planFrequencySaysNothing`,
 * `planFrequencyContradicts`, `planFrequenciesTooMany`
 */
export async function createFrequency(
  platform: Platform,
  scope: MemberScope,
  input: PlanFrequencyCreate,
): Promise<PlanFrequency> {
  const now = platform.clock.now();
  const said = readInput(input, now);
  const at = storedInstant(now);
  const ids = { id: platform.random.uuid(), household_id: scope.householdId };
  const row = { ...ids, ...said, created_at: at, updated_at: at };
  return platform.database.write(scope, async (tx) => {
    const max = limits.planFrequencies;
    if ((await findFrequencies(tx)).length >= max) fail('planFrequenciesTooMany', { max });
    await insertFrequency(tx, row);
    return presentFrequency(row);
  });
}

/**
 * Replaces what is said of one kind of recipes.
 * @throws AppError `itemNotFound`; otherwise as {@link createFrequency}
 */
export async function changeFrequency(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: PlanFrequencyCreate,
): Promise<PlanFrequency> {
  const now = platform.clock.now();
  const said = readInput(input, now);
  return platform.database.write(scope, async (tx) => {
    const present = required(await findFrequency(tx, id), 'itemNotFound');
    const row = { ...present, ...said, updated_at: storedInstant(now) };
    await updateFrequency(tx, row);
    return presentFrequency(row);
  });
}

/** @throws AppError `itemNotFound` */
export function removeFrequency(platform: Platform, scope: MemberScope, id: string): Promise<PlanFrequency> {
  return platform.database.write(scope, async (tx) => {
    const row = required(await findFrequency(tx, id), 'itemNotFound');
    await deleteFrequency(tx, id);
    return presentFrequency(row);
  });
}

function readInput(input: PlanFrequencyCreate, now: Date) {
  const { name, queryFilterString, atLeast, atMost, restDays } = input;
  requireFilter(queryFilterString, now);
  if (atLeast === null && atMost === null && restDays === null) fail('planFrequencySaysNothing');
  if (atLeast !== null && atMost !== null && atLeast > atMost) fail('planFrequencyContradicts');
  return {
    name,
    query_filter_string: queryFilterString,
    at_least: atLeast,
    at_most: atMost,
    rest_days: restDays,
  };
}

function presentFrequency(row: PlanFrequencyRow): PlanFrequency {
  return {
    id: row.id,
    name: row.name,
    queryFilterString: row.query_filter_string,
    queryFilter: { parts: readFilterParts(row.query_filter_string) },
    atLeast: row.at_least,
    atMost: row.at_most,
    restDays: row.rest_days,
  };
}

import type { CreatePlanTemplate, LaidPlanTemplate, LayPlanTemplate, PlanTemplate } from '@hearth/contract';
import { isNameTaken } from '@hearth/domain/meal-plans/kinds';
import { limits } from '@hearth/contract/kernel/limits';
import { addDays, countDays } from '@hearth/domain/dates/plain-dates';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readContent } from '../entries/entry-content.ts';
import { deleteEntries, findPlan, insertEntries, type PlannedRow } from '../entries/meal-plans.repository.ts';
import { presentAll } from '../entries/meal-plans.service.ts';
import { holdPlan } from '../kinds/hold-plan.repository.ts';
import {
  deleteTemplate,
  findTemplateEntries,
  findTemplates,
  type FoundTemplate,
  insertTemplate,
  renameTemplate,
} from './plan-templates.repository.ts';
import type { PlanTemplateEntryRow } from './plan-templates.tables.ts';

/** The menus of the own household by name. */
export async function listTemplates({ database }: Platform, scope: MemberScope): Promise<PlanTemplate[]> {
  return (await findTemplates(database.read(scope))).map(present);
}

/**
 * Saves what is planned for some days as a menu.
 * @throws AppError `planTemplatesTooMany`, `nameTaken`, `planTemplateRefused` for days on which nothing is planned, too many days or
 * too many entries
 */
export function createTemplate(
  platform: Platform,
  scope: MemberScope,
  { name, from, to }: CreatePlanTemplate,
): Promise<PlanTemplate> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const max = limits.planTemplates;
    const saved = await findTemplates(tx);
    if (saved.length >= max) fail('planTemplatesTooMany', { max });
    if (isNameTaken(name, saved)) fail('nameTaken');
    const days = countDays(from, to) + 1;
    if (days < 1 || days > limits.filledDays) fail('planTemplateRefused');
    const planned = (await findPlan(tx, scope, { from, to })).filter(saysSomething);
    if (planned.length === 0 || planned.length > limits.planTemplateEntries) fail('planTemplateRefused');
    const id = platform.random.uuid();
    const now = storedInstant(platform.clock.now());
    const row = { id, household_id: scope.householdId, name, days, created_at: now, updated_at: now };
    await insertTemplate(
      tx,
      row,
      planned.map((entry, place) =>
        buildEntry(entry, { template_id: id, place, day: countDays(from, entry.date) }),
      ),
    );
    return readTemplate(tx, id);
  });
}

/** Entries of deleted recipes say nothing any more. */
function saysSomething({ recipe_row, title }: PlannedRow): boolean {
  return recipe_row !== null || title !== '';
}

function buildEntry(
  entry: PlannedRow,
  place: Pick<PlanTemplateEntryRow, 'template_id' | 'place' | 'day'>,
): PlanTemplateEntryRow {
  return { ...place, ...readContent(entry) };
}

/** @throws AppError `itemNotFound`, `nameTaken` */
export function changeTemplate(
  platform: Platform,
  scope: MemberScope,
  id: string,
  { name }: { readonly name: string },
): Promise<PlanTemplate> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const before = await readTemplate(tx, id);
    const others = (await findTemplates(tx)).filter((template) => template.id !== id);
    if (name !== before.name && isNameTaken(name, others)) fail('nameTaken');
    await renameTemplate(tx, { id, name, updated_at: storedInstant(platform.clock.now()) });
    return readTemplate(tx, id);
  });
}

/** @throws AppError `itemNotFound` */
export function removeTemplate(platform: Platform, scope: MemberScope, id: string): Promise<PlanTemplate> {
  return platform.database.write(scope, async (tx) => {
    const template = await readTemplate(tx, id);
    await deleteTemplate(tx, id);
    return template;
  });
}

/**
 * Plans the entries of a menu from a day on, each last in its day; what is planned there stays unless it is replaced.
 * @throws AppError `itemNotFound`
 */
export async function layTemplate(
  platform: Platform,
  scope: MemberScope,
  id: string,
  { from, replace }: LayPlanTemplate,
): Promise<LaidPlanTemplate> {
  const laid = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const { days } = await readTemplate(tx, id);
    const range = { from, to: addDays(from, days - 1) };
    const before = await findPlan(tx, scope, range);
    const removed = replace ? before : [];
    await deleteEntries(
      tx,
      removed.map((entry) => entry.id),
    );
    const rows = await findTemplateEntries(tx, id);
    const ids = await insertEntries(tx, buildRows(platform, rows, { from, before: replace ? [] : before }));
    return { added: (await findPlan(tx, scope, range)).filter((entry) => ids.has(entry.id)), removed };
  });
  return {
    added: await presentAll(platform, scope, laid.added),
    removed: await presentAll(platform, scope, laid.removed),
  };
}

function buildRows(
  platform: Platform,
  rows: readonly PlanTemplateEntryRow[],
  { from, before }: { readonly from: string; readonly before: readonly PlannedRow[] },
) {
  const now = storedInstant(platform.clock.now());
  const last = new Map(before.map(({ date, position }) => [date, position]));
  return rows.map((row) => {
    const date = addDays(from, row.day);
    const position = (last.get(date) ?? -1) + 1 + row.place;
    return {
      ...readContent(row),
      uid: platform.random.uuid(),
      date,
      position,
      created_at: now,
      updated_at: now,
    };
  });
}

async function readTemplate(
  reader: Reader<MemberScope> | Tx<MemberScope>,
  id: string,
): Promise<PlanTemplate> {
  const found = (await findTemplates(reader)).find((template) => template.id === id);
  return present(required(found, 'itemNotFound'));
}

function present({ id, name, days, entries }: FoundTemplate): PlanTemplate {
  return { id, name, days, entries: Number(entries) };
}

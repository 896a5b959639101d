import * as z from 'zod';
import { date, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { ReadPlanEntry } from './entries.ts';

const maxNameLength = 100;
const name = () => z.string().trim().min(1).max(maxNameLength);

const CreatePlanTemplate = z
  .object({
    name: name(),
    /** The first and the last day whose entries it takes. */
    from: date(),
    to: date(),
  })
  .meta({ id: 'CreatePlanTemplate' });
export type CreatePlanTemplate = z.output<typeof CreatePlanTemplate>;

const RenamePlanTemplate = z.object({ name: name() }).meta({ id: 'RenamePlanTemplate' });

/** A menu of some days, without dates. */
export const PlanTemplate = z
  .object({
    id: uuid(),
    name: z.string(),
    /** How many days it has, and how many entries. */
    days: z.int(),
    entries: z.int(),
  })
  .meta({ id: 'PlanTemplate' });
export type PlanTemplate = z.output<typeof PlanTemplate>;

const LayPlanTemplate = z
  .object({
    /** The day that its first day becomes. */
    from: date(),
    /** Whether what is planned for these days is taken off first. */
    replace: z.boolean().default(false),
  })
  .meta({ id: 'LayPlanTemplate' });
export type LayPlanTemplate = z.output<typeof LayPlanTemplate>;

/** What a template has brought, and what it has taken off. */
export const LaidPlanTemplate = z
  .object({ added: z.array(ReadPlanEntry), removed: z.array(ReadPlanEntry) })
  .meta({ id: 'LaidPlanTemplate' });
export type LaidPlanTemplate = z.output<typeof LaidPlanTemplate>;

const root = '/api/households/mealplans/templates' as const;
const base = { tags: ['Households: Plan Templates'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams };

export const planTemplateOperations = {
  listPlanTemplates: operation({
    ...base,
    method: 'GET',
    summary: 'The menus that the household has saved, by name',
    answer: z.array(PlanTemplate),
  }),
  createPlanTemplate: operation({
    ...base,
    method: 'POST',
    summary: 'Save what is planned for some days as a menu',
    body: CreatePlanTemplate,
    status: 201,
    answer: PlanTemplate,
  }),
  putPlanTemplate: operation({
    ...one,
    method: 'PUT',
    summary: 'Give a menu another name',
    body: RenamePlanTemplate,
    answer: PlanTemplate,
  }),
  deletePlanTemplate: operation({ ...one, method: 'DELETE', summary: 'Delete a menu', answer: PlanTemplate }),
  layPlanTemplate: operation({
    ...one,
    method: 'POST',
    path: `${one.path}/lay`,
    summary: 'Plan the entries of a menu from a day on',
    body: LayPlanTemplate,
    answer: LaidPlanTemplate,
  }),
};

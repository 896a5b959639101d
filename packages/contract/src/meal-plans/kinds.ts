import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PlanEntryType } from './meal-types.ts';

/** The colors that a kind of meal can have; each is readable in light and dark. */
export const mealKindColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const;
export const MealKindColor = z.enum(mealKindColors).meta({ id: 'MealKindColor' });
export type MealKindColor = z.output<typeof MealKindColor>;

const maxNameLength = 60;

/** `07:30`, as the clock on the wall shows it. */
const timeOfDay = () =>
  z
    .string()
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const SaveMealKind = z
  .object({
    name: z.string().trim().min(1).max(maxNameLength),
    /** When it is eaten, for calendars; null for no time of its own. */
    time: timeOfDay().nullish(),
    color: MealKindColor.default('gray'),
    /** The meal that clients see which know no kinds. */
    entryType: PlanEntryType.default('dinner'),
    /** People of the household who usually eat it. */
    eaters: z.array(uuid()).max(limits.mealEaters).default([]),
    /** The place among the household's kinds, from 0; the others make room. Without one it stays, or comes last. */
    position: z.int().min(0).max(limits.mealKinds).nullish(),
  })
  .meta({ id: 'SaveMealKind' });
export type SaveMealKind = z.output<typeof SaveMealKind>;

/** A kind of meal that a household has named. */
export const MealKind = z
  .object({
    id: uuid(),
    name: z.string(),
    time: z.string().nullable(),
    color: MealKindColor,
    entryType: PlanEntryType,
    eaters: z.array(uuid()),
    position: z.int(),
  })
  .meta({ id: 'MealKind' });
export type MealKind = z.output<typeof MealKind>;

const root = '/api/households/mealplans/kinds' as const;
const base = { tags: ['Households: Meal Kinds'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams };

export const mealKindOperations = {
  listMealKinds: operation({
    ...base,
    method: 'GET',
    summary: 'The kinds of meals that the household has named, in their order; none for the usual seven',
    answer: z.array(MealKind),
  }),
  createMealKind: operation({
    ...base,
    method: 'POST',
    summary: 'Name a kind of meal',
    body: SaveMealKind,
    status: 201,
    answer: MealKind,
  }),
  startMealKinds: operation({
    ...base,
    method: 'POST',
    path: `${root}/usual`,
    summary: 'Make the usual seven meals kinds of the household, to be changed; nothing where it has some',
    answer: z.array(MealKind),
  }),
  putMealKind: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a kind of meal; its planned entries are for the meal that it stands for now',
    body: SaveMealKind,
    answer: MealKind,
  }),
  deleteMealKind: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a kind of meal; its planned entries stay, for the meal that it stood for',
    answer: MealKind,
  }),
};

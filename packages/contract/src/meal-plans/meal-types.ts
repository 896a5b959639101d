import * as z from 'zod';

/** The meals that an entry can be for, in the order of a day. Clients of the reference know the first four. */
export const planEntryTypes = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;

export const PlanEntryType = z.enum(planEntryTypes).meta({ id: 'PlanEntryType' });
export type PlanEntryType = z.output<typeof PlanEntryType>;

import * as z from 'zod';
import { shortText } from '../kernel/fields.ts';
import { isLocaleValue } from '../kernel/locales.ts';
import { familyOperation } from '../kernel/operation.ts';
import { SuccessResponse } from '../people/self.ts';

/** The kinds of entries that the server can seed a group with. */
export const seedKinds = ['foods', 'units', 'labels'] as const;
export type SeedKind = (typeof seedKinds)[number];

export const SeederConfig = z
  .object({ locale: shortText().refine(isLocaleValue, 'invalid locale') })
  .meta({ id: 'SeederConfig' });

function seeding<K extends SeedKind>(kind: K) {
  return familyOperation({
    method: 'POST',
    path: `/api/groups/seeders/${kind}`,
    tags: ['Groups: Seeders'],
    summary: `Add the ${kind} of a language that the group does not have yet`,
    access: 'member',
    body: SeederConfig,
    answer: SuccessResponse,
  });
}

export const seederOperations = {
  seedFoods: seeding('foods'),
  seedUnits: seeding('units'),
  seedLabels: seeding('labels'),
};

import { z } from 'zod';
import { uuid } from './fields.ts';
import { operation } from './operation.ts';

/** `valid` is true when the name is still free. */
const Validity = z.object({ valid: z.boolean() }).meta({ id: 'Validity' });
const query = z.object({ group_id: uuid(), name: z.string() });
const base = {
  method: 'GET' as const,
  tags: ['Validators'],
  access: 'public' as const,
  answer: Validity,
  query,
};

export const validatorOperations = {
  validateRecipeName: operation({
    ...base,
    path: '/api/validators/recipe',
    summary: 'Is this recipe name free in the group?',
  }),
  validateRecipeNameTwin: operation({
    ...base,
    path: '/api/validators/group/recipe',
    summary: 'Is this recipe name free in the group?',
  }),
};

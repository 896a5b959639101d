import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Recipe } from '@hearth/contract';

/** Raised by hand when recipes of the same schema are presented differently, so that stored ones are built again. */
const presentation = 2;

/**
 * The shape of stored documents: another one for every change of the fields of a recipe or of their parts. The fields
 * of the contract are those of the table of fields, which the compiler checks.
 */
export const documentShape = describeShape(Recipe, presentation);

/** A text that is another one for each schema and presentation. */
export function describeShape(schema: z.ZodType, raised: number): string {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return createHash('sha256')
    .update(JSON.stringify([described, raised]))
    .digest('hex')
    .slice(0, 16);
}

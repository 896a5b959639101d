import { type FieldValidator, firstProblem, problemText } from '@hearth/domain/validators';
import { type ValidationDetail, ValidationError } from './validation.ts';

/** A field of a body, what was sent in it, and the rules it has to keep. */
export type RuledField = readonly [
  name: string,
  value: string | null | undefined,
  ...rules: readonly FieldValidator[],
];

/**
 * Holds fields against the rules that forms know too, and names every field that breaks one, in the forms' words.
 * @throws ValidationError in the 422 shape
 */
export function requireFields(fields: readonly RuledField[]): void {
  const details = fields.flatMap(([name, value, ...rules]): ValidationDetail[] => {
    const problem = firstProblem(value, ...rules);
    if (problem === null) return [];
    const msg = `Value error, ${problemText(problem)}`;
    return [{ type: 'value_error', loc: ['body', name], msg, input: value ?? null, ctx: { error: {} } }];
  });
  if (details.length > 0) throw new ValidationError(details);
}

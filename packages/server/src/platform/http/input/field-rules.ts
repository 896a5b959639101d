import { type FieldValidator, firstProblem, problemText } from '@hearth/domain/ui/validators';
import { type ValidationDetail, ValidationError } from './validation.ts';

/** A field of a body, the value sent, and its rules. */
export type RuledField = readonly [
  name: string,
  value: string | null | undefined,
  ...rules: readonly FieldValidator[],
];

/**
 * Checks fields against the rules that the web app's forms use too, and reports every violation with the same
 * messages.
 * @throws ValidationError in the 422 format
 */
export function requireFields(fields: readonly RuledField[]): void {
  const details = fields.flatMap(([name, value, ...rules]): ValidationDetail[] => {
    const problem = firstProblem(value, rules);
    if (problem === null) return [];
    const msg = `Value error, ${problemText(problem)}`;
    return [{ type: 'value_error', loc: ['body', name], msg, input: value ?? null, ctx: { error: {} } }];
  });
  if (details.length > 0) throw new ValidationError(details);
}

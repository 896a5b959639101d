import { type FieldProblem, type FieldValidator, firstProblem } from '@hearth/domain/ui/validators';

/** The first problem of every field that has one. */
export function findProblems<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Partial<Record<Name, readonly FieldValidator[]>>>,
): Partial<Record<Name, FieldProblem>> {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const problem = firstProblem(values[name], rules[name] ?? [], values);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

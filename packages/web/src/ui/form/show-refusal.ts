import { type Fields, focusField } from './use-fields.ts';

/** Shows what the server refused at its fields, and puts the focus into the first. Returns whether there is any. */
export function showRefusal<Name extends string>(
  fields: Pick<Fields<Name>, 'showProblems'>,
  texts: Partial<Record<Name, string>>,
): boolean {
  const [first] = Object.keys(texts);
  if (first === undefined) return false;
  fields.showProblems(texts);
  focusField(first);
  return true;
}

/** Directory filters as text (RFC 4515). */

/** The attributes by which users are found. */
export interface NameAttributes {
  readonly idAttribute: string;
  readonly mailAttribute: string;
}

/** Escapes user input as a literal value of a filter. */
export function escapeFilterValue(value: string): string {
  return value.replace(
    // oxlint-disable-next-line no-control-regex -- all special characters, control characters too
    /[\\*()\u0000-\u001f\u007f]/g,
    (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/**
 * The filter that finds a user by name or e-mail address.
 * @param userFilter the operator's additional filter; may contain `{id_attribute}`, `{mail_attribute}` and
 * `{input}`
 */
export function personFilter(names: NameAttributes, userFilter: string | null, input: string): string {
  const value = escapeFilterValue(input);
  const { idAttribute, mailAttribute } = names;
  const either = `(|(${idAttribute}=${value})(${mailAttribute}=${value}))`;
  if (userFilter === null) return either;
  return `(&${either}${bracketed(filledIn(userFilter, names, value))})`;
}

/** Adds parentheses around the operator's filter if they are missing. */
export function bracketed(filter: string): string {
  return filter.startsWith('(') ? filter : `(${filter})`;
}

function filledIn(filter: string, names: NameAttributes, value: string): string {
  return filter
    .replaceAll('{id_attribute}', () => names.idAttribute)
    .replaceAll('{mail_attribute}', () => names.mailAttribute)
    .replaceAll('{input}', () => value);
}

/** Filters of a directory as text (RFC 4515). */

/** The names of the attributes by which people are found. */
export interface NameAttributes {
  readonly idAttribute: string;
  readonly mailAttribute: string;
}

/** A value that stands for itself in a filter, whatever a person has typed. */
export function escapeFilterValue(value: string): string {
  return value.replace(
    // Every character with a meaning of its own, controls included.
    // oxlint-disable-next-line no-control-regex
    /[\\*()\u0000-\u001f\u007f]/g,
    (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/**
 * The filter that finds a person by name or e-mail address.
 * @param userFilter what the operator wants besides; may hold `{id_attribute}`, `{mail_attribute}` and `{input}`
 */
export function personFilter(names: NameAttributes, userFilter: string | null, input: string): string {
  const value = escapeFilterValue(input);
  const { idAttribute, mailAttribute } = names;
  const either = `(|(${idAttribute}=${value})(${mailAttribute}=${value}))`;
  if (userFilter === null) return either;
  return `(&${either}${bracketed(filledIn(userFilter, names, value))})`;
}

/** A filter of the operator's as one that stands alone. */
export function bracketed(filter: string): string {
  return filter.startsWith('(') ? filter : `(${filter})`;
}

function filledIn(filter: string, names: NameAttributes, value: string): string {
  return filter
    .replaceAll('{id_attribute}', () => names.idAttribute)
    .replaceAll('{mail_attribute}', () => names.mailAttribute)
    .replaceAll('{input}', () => value);
}

/**
 * A filter that cannot be used; returned, not thrown. `message` is the text that clients read in `detail`, with
 * its prefix, such as `invalid query string: parenthesis are unbalanced`.
 */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

/** An error in the wording or the values of a filter. */
export function invalidFilter(reason: string): FilterError {
  return new FilterError(`invalid query string: ${reason}`);
}

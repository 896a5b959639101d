/**
 * The name to try when `name` is taken: `Soup (1)`, `Soup (2)` …; attempt 0 is the name itself.
 * The count always starts from the original name, so suffixes never pile up.
 */
export function nameWithSuffix(name: string, attempt: number): string {
  return attempt === 0 ? name : `${name} (${attempt})`;
}

/**
 * A web address; null for any other text. `URL.canParse` says as much, but is younger than browsers that people have.
 *
 * @param base the address that a relative one is meant from
 */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

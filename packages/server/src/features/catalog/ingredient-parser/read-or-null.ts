/** Is told how reading a line failed. */
export type OnFailure = (failure: string) => void;

/** What `read` makes of a line; null where it throws: that may cost the line its reading, never the recipe. */
export function readOrNull<Reading>(
  line: string,
  read: (line: string) => Reading,
  onFailure: OnFailure,
): Reading | null {
  try {
    return read(line);
  } catch (error) {
    onFailure(
      `${JSON.stringify(line)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return null;
  }
}

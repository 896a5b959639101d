/** A realistic bug, put into one place of the code, that users would notice. */
export interface Mutation {
  /** The effect of the bug on the program. */
  readonly name: string;
  /** Path of the file from the root of the checkout. */
  readonly file: string;
  /** Text that the file contains exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Paths of test files, at least one of which has to fail. */
  readonly tests: readonly string[];
}

/** The text of a mutation's file is no longer what the catalogue says: the entry has to be brought up to date. */
export class StaleMutationError extends Error {
  override readonly name = 'StaleMutationError';
}

/**
 * The source with the bug in it.
 * @throws StaleMutationError when the text to replace is not there exactly once
 */
export function applyMutation(source: string, { file, find, replace }: Mutation): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined) throw new StaleMutationError(`${file} has no "${find}"`);
  if (more.length > 0) throw new StaleMutationError(`${file} has "${find}" ${more.length + 1} times`);
  return before + replace + after;
}

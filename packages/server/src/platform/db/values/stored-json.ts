import type * as z from 'zod';

/** Stored JSON does not have the expected shape: another release wrote it, or the row is damaged. */
export class UnreadableJsonError extends Error {
  override readonly name = 'UnreadableJsonError';
}

/** Reads and writes the JSON text of a column. */
export interface StoredJson<T> {
  /** @throws UnreadableJsonError */
  readonly parse: (text: string) => T;
  readonly stringify: (value: T) => string;
}

const maxIssues = 3;

/**
 * The JSON text of a column by its schema.
 * @param what names the value in errors, which never contain the value itself
 */
export function storedJson<T>(what: string, schema: z.ZodType<T>): StoredJson<T> {
  return {
    parse: (text) => {
      const { data, error } = schema.safeParse(parsedJson(what, text));
      if (error !== undefined) throw new UnreadableJsonError(`${what}: ${explainIssues(error)}`);
      return data;
    },
    stringify: (value) => JSON.stringify(value),
  };
}

/** The message of `JSON.parse` quotes the text, which may be secret. */
function parsedJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableJsonError(`${what}: not JSON`);
  }
}

function explainIssues({ issues }: z.ZodError): string {
  const reasons = issues.slice(0, maxIssues).map(({ path, message }) => [...path, message].join(': '));
  return reasons.join('; ');
}

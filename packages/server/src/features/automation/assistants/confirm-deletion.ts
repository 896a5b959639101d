import { createHash } from 'node:crypto';
import * as z from 'zod';
import { FileTokens } from '../../site/downloads/index.ts';

/** The field that a deleting tool has beside its own. */
export const confirmation = {
  confirm: z
    .string()
    .max(2000)
    .optional()
    .describe('Leave it out at first. The answer says what would be deleted and has the text to send here'),
};

/** Codes that confirm deletions: each for one person, one tool and one input, for half an hour. */
export class DeletionCodes {
  readonly #tokens: FileTokens;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#tokens = new FileTokens(secret, 'deletion by an assistant');
    this.#now = now;
  }

  /** The code for a deletion that the person may confirm. */
  sign(deletion: Deletion): string {
    return this.#tokens.sign(digest(deletion), this.#now());
  }

  /** Whether a code is that of the deletion and has not expired. */
  fits(deletion: Deletion, code: string): boolean {
    return this.#tokens.read(code, this.#now()) === digest(deletion);
  }
}

interface Deletion {
  readonly userId: string;
  readonly tool: string;
  /** Without the confirmation. */
  readonly input: unknown;
}

function digest({ userId, tool, input }: Deletion): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, tool, input]))
    .digest('hex');
}

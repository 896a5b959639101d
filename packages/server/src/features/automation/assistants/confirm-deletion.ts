import { createHash } from 'node:crypto';
import * as z from 'zod';
import { FileTokens } from '../../site/downloads/index.ts';
import type { Tool } from './tool.ts';

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

/** What an assistant has to send to delete something; null once it has sent it. */
export function askToConfirm(
  { name, title }: Tool,
  { userId, codes }: { readonly userId: string; readonly codes: DeletionCodes },
  sent: z.output<z.ZodObject>,
) {
  const { confirm, ...input } = sent;
  const deletion = { userId, tool: name, input };
  if (typeof confirm === 'string' && codes.fits(deletion, confirm)) return null;
  return {
    deleted: false,
    action: `${title}: ${JSON.stringify(input)}`,
    next: 'Ask the person. If they agree, call this tool again with the same input and this text as confirm.',
    confirm: codes.sign(deletion),
  };
}

import assert from 'node:assert/strict';
import type { ToolClient } from '../tool-client.ts';

/** Tools that read something without being told what; signing in is none of them. */
const isPlainRead = (tool: string) =>
  /(?:^|_)get(?:_|$)/.test(tool) && !/^get_token|_by_|_one(?:_|$)|invite/.test(tool);

/**
 * A client that was generated from the specification of 3.x, with a tool for each operation: it reads all there is, and
 * what it writes in the ways of 3.x comes back.
 *
 * @returns what it did, in a line
 */
export async function walkEveryOperation(client: ToolClient): Promise<string> {
  const refused: string[] = [];
  let reads = 0;
  for (const tool of client.tools.filter(isPlainRead)) {
    const failure = await client.use(tool).then(
      () => null,
      (error: unknown) => String(error),
    );
    // A tool that has to be told what to read says so itself.
    if (failure === null) reads += 1;
    else if (!/Missing required|required propert|invalid arguments/i.test(failure)) refused.push(failure);
  }
  assert.deepEqual(refused, []);
  assert.ok(reads > 30, `only ${reads} of ${client.tools.length} tools read something`);
  return `${client.tools.length} tools, ${reads} reads`;
}

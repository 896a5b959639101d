import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** A server of tools for assistants, which is a client of ours. */
export interface ToolClient {
  readonly tools: readonly string[];
  /** Uses a tool, and answers what it says as JSON, or as text. @throws when the tool says that it failed */
  readonly use: (tool: string, input?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Starts the program, which talks over its input and output. */
export async function startToolClient(
  node: string,
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<ToolClient> {
  const client = new Client({ name: 'kitchen', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: node, args: [script], env: { ...env }, stderr: 'ignore' }),
  );
  const { tools } = await client.listTools();
  return {
    tools: tools.map(({ name }) => name),
    use: async (tool, input = {}) => {
      const answer = await client.callTool({ name: tool, arguments: { ...input } });
      const [part] = Array.isArray(answer.content) ? answer.content : [];
      const text = String(Object(part).text ?? '');
      if (answer.isError === true) throw new Error(`${tool}: ${text}`);
      return parseAnswer(text);
    },
    close: () => client.close(),
  };
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

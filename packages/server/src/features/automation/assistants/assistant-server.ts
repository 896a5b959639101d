import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { hearthVersion } from '../../../version.ts';
import { type ApiCaller, RefusedError } from './api-caller.ts';
import { askToConfirm, type DeletionCodes } from './confirm-deletion.ts';
import type { Tool } from './tool.ts';
import { listTools } from './tools/lists.ts';
import { planTools } from './tools/plan.ts';
import { recipeTools } from './tools/recipes.ts';

/** Every tool that assistants have. */
export const tools: readonly Tool[] = [...recipeTools, ...planTools, ...listTools];

/** Who calls. */
interface Caller {
  readonly userId: string;
  readonly api: ApiCaller;
  readonly codes: DeletionCodes;
}

/** A request as the web standard has it, and its body as it was parsed. */
interface Received {
  readonly request: Request;
  readonly body: unknown;
}

/**
 * The answer to a request of an assistant. This file is loaded with the first of them: the protocol costs every start
 * 50 ms otherwise.
 */
export function answerAssistant(
  caller: Caller,
  { request, body }: Received,
  onerror: (error: Error) => void,
): Promise<Response> {
  return createMcpHandler(() => buildAssistantServer(caller), { onerror }).fetch(request, {
    parsedBody: body,
  });
}

/** A server of the protocol for one request of one person. */
function buildAssistantServer(caller: Caller): McpServer {
  const server = new McpServer({ name: 'hearth', title: 'Hearth', version: hearthVersion });
  for (const tool of tools) {
    const { name, title, description, input, effect } = tool;
    const annotations = {
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'delete',
      openWorldHint: name === 'import_recipe',
    };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (sent) =>
      answerCall(tool, caller, sent),
    );
  }
  return server;
}

const text = (content: unknown) => [{ type: 'text' as const, text: JSON.stringify(content) }];

async function answerCall(tool: Tool, caller: Caller, sent: z.output<z.ZodObject>) {
  const code = tool.effect === 'delete' ? askToConfirm(tool, caller, sent) : null;
  if (code !== null) return { content: text(code) };
  try {
    return { content: text(await tool.run({ api: caller.api }, sent)) };
  } catch (error) {
    if (error instanceof RefusedError) return { content: text({ error: error.message }), isError: true };
    throw error;
  }
}

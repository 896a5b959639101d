import * as z from 'zod';
import { limits } from '@hearth/contract';
import type { ApiCaller } from './api-caller.ts';

/** What a tool works with. */
export interface ToolCall {
  readonly api: ApiCaller;
}

/** A tool that assistants see. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  /** As the protocol names tools: lower case and underscores. */
  readonly name: string;
  readonly title: string;
  /** For the assistant: what it does, and when to use it. */
  readonly description: string;
  readonly input: Input;
  /** Whether it reads, adds or changes, or deletes: what is deleted takes a second call to confirm. */
  readonly effect: 'read' | 'write' | 'delete';
  readonly run: (call: ToolCall, input: z.output<Input>) => Promise<unknown>;
}

/** Checks a tool against its input and forgets the type of it, so that tools of all kinds stand in one list. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return { ...tool, run: (call, input) => tool.run(call, tool.input.parse(input)) };
}

/** A short text of an assistant. */
export const words = (description: string) => z.string().trim().min(1).max(200).describe(description);
/** The address of a recipe. */
export const recipeRef = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .describe('The slug of a recipe, as find_recipes says it');
/** A day. */
export const day = (description: string) => z.iso.date().describe(`${description}, as YYYY-MM-DD`);
/** A key that makes a repeated call harmless. */
export const key = z
  .string()
  .regex(/^[\w-]+$/)
  .max(limits.idempotencyKeyLength)
  .describe(
    'A new random text for each thing to create. Repeat it only to repeat a call whose answer was lost',
  )
  .optional();
export const count = (most: number, usual: number) => z.int().min(1).max(most).default(usual);

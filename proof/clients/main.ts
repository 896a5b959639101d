#!/usr/bin/env node
/**
 * Runs clients of others against the built server: the libraries of Home Assistant and of scripts in Python, a reader of
 * public recipe pages, assistants. They are installed from the public registries into a folder of their own. The
 * specification that one of them brings along is compared with ours.
 *
 * usage: node --import tsx proof/clients/main.ts
 *
 * Ends with 1 when a client fails, with 2 when there is no Python for some of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { administrator } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import { capture } from '../../tools/setup/run.mjs';
import type { ApiDocument } from '../contract-check/openapi-document.ts';
import { openKitchen } from './kitchen.ts';
import { compareWithLater } from './later-specification.ts';
import { installPrograms, type Programs } from './programs.ts';
import { startToolClient, type ToolClient } from './tool-client.ts';
import { walkAssistant } from './walks/assistant.ts';
import { walkEveryOperation } from './walks/every-operation.ts';

const walks = join(import.meta.dirname, 'walks');
const inPython = ['home_assistant', 'python_scripts', 'page_reader'];

/** What a client did; throws what went wrong. */
type Walk = () => Promise<string>;

process.exitCode = await main();

async function main(): Promise<number> {
  const programs = await installPrograms();
  const kitchen = await openKitchen();
  const env = {
    ...kitchen.env,
    HEARTH_USER: administrator.username,
    HEARTH_PASSWORD: administrator.password,
  };
  try {
    const all: [string, Walk][] = [
      ['specification of 3.x', async () => compareSpecification(programs)],
      ...inPython.map((name): [string, Walk] => [
        name,
        () => runScript(programs.python, [join(walks, `${name}.py`)], env),
      ]),
      ['Node-RED', () => runScript(programs.node, [join(walks, 'node-red.mjs'), programs.folder], env)],
      [
        'a tool for each operation of 3.x',
        () => withTools(programs, 'mealie-mcp', env, { MEALIE_USE_BUNDLED_SPEC: 'true' }, walkEveryOperation),
      ],
      [
        'a tool for each operation of ours',
        () => withTools(programs, 'mealie-mcp', env, {}, async ({ tools }) => `${tools.length} tools`),
      ],
      ['assistant', () => withTools(programs, 'mealie-mcp-server', env, {}, walkAssistant)],
    ];
    const failed: string[] = [];
    for (const [name, walk] of all) if (!(await report(name, walk))) failed.push(name);
    console.log(`${all.length - failed.length} of ${all.length} clients work`);
    if (failed.length > 0) return 1;
    if (programs.python === null) console.log(`skipped: ${inPython.join(', ')}: ${programs.reason}`);
    return programs.python === null ? 2 : 0;
  } finally {
    await kitchen.hearth.remove();
  }
}

async function report(name: string, walk: Walk): Promise<boolean> {
  try {
    console.log(`ok   ${name}: ${await walk()}`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function compareSpecification({ folder }: Programs): string {
  const path = join(folder, 'node_modules/mealie-mcp/openapi.snapshot.json');
  const { all, missing, differences, accepted, needless } = compareWithLater(
    JSON.parse(readFileSync(path, 'utf8')) as ApiDocument,
  );
  if (missing.length + differences.length + needless.length > 0)
    throw new Error([...missing, ...differences, ...needless].join('\n'));
  return `${all} of ${all} operations are served; ${accepted} differences are deliberate`;
}

/** Runs a script that ends with an error when something is not as it should be. */
async function runScript(
  program: string | null,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  if (program === null) return 'skipped';
  const { code, output } = await capture(program, args, { env });
  if (code !== 0) throw new Error(output);
  return 'its whole script';
}

async function withTools(
  { folder, node }: Programs,
  name: string,
  { HEARTH_URL: url = '', HEARTH_TOKEN: token = '' }: Record<string, string>,
  more: Readonly<Record<string, string>>,
  walk: (client: ToolClient) => Promise<string>,
): Promise<string> {
  const env = { MEALIE_BASE_URL: url, MEALIE_API_TOKEN: token, MEALIE_API_KEY: token, ...more };
  const client = await startToolClient(node, join(folder, 'node_modules', name, 'dist/index.js'), env);
  try {
    return await walk(client);
  } finally {
    await client.close();
  }
}

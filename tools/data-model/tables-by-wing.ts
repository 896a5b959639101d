import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of each wing, by the `*.tables.ts` that declare them; those of the platform come last. */
export function tablesByWing(root: string): Map<string, string[]> {
  const source = join(root, 'packages/server/src');
  const paths = [...featureTables(source), 'platform/db/tables.ts'];
  const wings = new Map<string, string[]>();
  for (const path of paths) {
    const wing = path.startsWith('features/') ? (path.split('/')[1] ?? '') : 'platform';
    const names = declaredIn(readFileSync(join(source, path), 'utf8'));
    wings.set(wing, [...(wings.get(wing) ?? []), ...names]);
  }
  return wings;
}

function featureTables(source: string): string[] {
  return readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tables.ts'))
    .map((path) => `features/${path}`)
    .toSorted();
}

/** The names in `interface Tables { … }`. */
function declaredIn(code: string): string[] {
  const [, block = ''] = /interface Tables \{([^}]*)\}/.exec(code) ?? [];
  return [...block.matchAll(/^\s*([a-z_]+):/gm)].map(([, name = '']) => name);
}

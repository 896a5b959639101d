import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the checkout's files, with changes that are not committed, where bugs can be put in. */
export interface SourceCopy {
  readonly folder: string;
  remove(): void;
}

/** Scope of the workspace's own packages. */
const ownScope = '@hearth';

/** Copies the checkout into a temporary folder. Installed packages are linked, our own ones to their copies. */
export function copySource(root: string): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-mutate-'));
  for (const path of sourceFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkPackages(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** All files that Git knows or would add. */
function sourceFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules', ownScope), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== ownScope && !name.startsWith('.vite') && name !== '.cache')
      symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', ownScope, name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
}

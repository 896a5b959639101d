import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTree } from './modules.ts';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage']);
const readFiles = /\.(?:ts|tsx|mts|mjs|js|cjs|css|html)$/;

/** Reads the files of the checkout that the rules look at. */
export function readTree(root: string): SourceTree {
  const paths = ['packages', 'tools', 'proof'].flatMap((folder) => walk(root, folder));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(root, path);
    return readFiles.test(entry.name) ? [path] : [];
  });
}

import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Sources of machine code, types and guides, which nothing reads at run time. */
const unread = /\.(?:c|cc|cpp|h|hpp|gyp|gypi|map|md|[cm]?ts)$/i;
/** Machine code for the other of Linux's two C libraries. */
const otherLibrary = usesGlibc() ? '.musl.node' : '.glibc.node';
const licence = /licen[cs]e|notice|third.party/i;

/**
 * Copies what an installed package needs to run on this machine.
 * @param {string} root
 * @param {string} path of the package, from the checkout
 * @param {string} folder of the release
 */
export function copyPackage(root, path, folder) {
  const source = join(root, path);
  cpSync(source, join(folder, path), {
    recursive: true,
    filter: (file) => isNeeded(relative(source, file).split(sep)),
  });
}

/** Whether packages name what runs here by the C library of GNU, as they also do on systems that have another. */
function usesGlibc() {
  if (process.platform !== 'linux') return true;
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return 'glibcVersionRuntime' in header;
}

/** @param {readonly string[]} path inside of the package */
function isNeeded(path) {
  const [first, second] = path;
  const name = path.at(-1) ?? '';
  if (name.endsWith(otherLibrary)) return false;
  if (first === 'node_modules') return false;
  if (first === 'prebuilds' && second !== undefined && second !== `${process.platform}-${process.arch}`)
    return false;
  return licence.test(name) || !unread.test(name);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installed packages of these names and all that they depend on, as paths from the checkout. Optional ones that
 * are made for other machines are not installed.
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
export function findPackages(root, names) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ from, /** @type {readonly string[]} */ wanted) => {
    for (const name of wanted) {
      const path = locate(root, from, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      const { dependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(root, path, 'package.json'), 'utf8'),
      );
      visit(path, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  visit('', names);
  return [...found].toSorted();
}

/**
 * Where Node finds a package from another: in it, or in the folders around it.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function locate(root, from, name) {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(root, path, 'package.json'))) return path;
  if (from === '') return undefined;
  const at = from.lastIndexOf('node_modules');
  return locate(root, at <= 0 ? '' : from.slice(0, at - 1), name);
}

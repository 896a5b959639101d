/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved] an address that is not the registry's: npm leaves out addresses of the registry
 * @property {string} [integrity]
 * @property {boolean} [link] whether it is a package of this repository
 */

/**
 * The packages of a lock file that npm would install from elsewhere than the registry, or without a SHA-512 hash to
 * verify them with.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages by their path
 * @returns {string[]} their paths
 */
export function unverifiedPackages(packages) {
  return Object.entries(packages)
    .filter(([path, locked]) => path.includes('node_modules/') && !isVerified(locked))
    .map(([path]) => path);
}

/** @param {LockedPackage} locked */
function isVerified({ resolved, integrity, link }) {
  if (link === true) return /^packages\/[\w-]+$/.test(resolved ?? '');
  return resolved === undefined && /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
}

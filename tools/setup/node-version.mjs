/** The oldest Node that Hearth runs on; the same floor as `engines` in package.json. */
const floor = /** @type {const} */ ([20, 19]);

/**
 * Says what is wrong with this version of Node, or nothing when it will do.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return undefined;
  return `Hearth needs Node ${floor.join('.')} or newer; this is Node ${version}.`;
}

/** Ends the program with one clear line when Node is too old. */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

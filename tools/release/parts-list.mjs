import { capture } from '../setup/run.mjs';

/** @typedef {{ name: string, version: string, properties?: readonly { name: string, value: string }[] }} Part */
/** @typedef {{ bomFormat: string, components: readonly Part[] }} PartsList */

/** The shipped packages: those of server and web app, without build tools. */
const shipped = ['--workspace', '@hearth/server', '--workspace', '@hearth/web'];

/**
 * The packages that are part of what is shipped, in the form of CycloneDX (a software bill of materials).
 * @param {string} root
 * @returns {Promise<PartsList>}
 */
export async function listParts(root) {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { code, output } = await capture('npm', ['sbom', ...options, ...shipped], { cwd: root });
  if (code !== 0) throw new Error(`npm sbom ended with ${code}:\n${output}`);
  const list = JSON.parse(output);
  // With `--omit dev` npm leaves out what both a tool and the server depend on, so those of tools are taken out here.
  return { ...list, components: list.components.filter((/** @type {Part} */ part) => !isOfDevelopers(part)) };
}

/** @param {Part} part */
function isOfDevelopers({ properties = [] }) {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}

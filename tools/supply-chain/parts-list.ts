import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The list of what is shipped (a software bill of materials), beside the built server. */
export const partsListPath = 'dist/sbom.cdx.json';

/** A part of the list, as CycloneDX has it. */
interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** A list in the form of CycloneDX 1.5. */
export interface PartsList {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
}

/** How npm marks what only developers install. */
const ofDevelopers = 'cdx:npm:package:development';

/**
 * The packages that are part of what is shipped, without tools of the developers, from the lock file alone: nothing
 * has to be installed and no registry is asked.
 */
export async function makePartsList(root: string): Promise<PartsList> {
  // With `--omit dev` npm leaves out what both a developer's tool and the server depend on, so all parts are listed
  // and the marked ones taken out.
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], {
    cwd: root,
    maxBuffer: 100_000_000,
  });
  const list = JSON.parse(stdout) as PartsList;
  return { ...list, components: list.components.filter((component) => !isOfDevelopers(component)) };
}

function isOfDevelopers({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === ofDevelopers && value === 'true');
}

/** Writes the list beside the built server. */
export function writePartsList(root: string, list: PartsList): void {
  const path = join(root, partsListPath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(list, null, 2));
}

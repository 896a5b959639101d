/**
 * What is shipped and what is known about it: `npm run supply-chain`. Writes the list of parts to
 * {@link partsListPath}, asks the registry for known holes, and looks for secrets in the tracked files. Ends with 1
 * when a hole is high or critical, or a secret is found; a registry that does not answer is said and passes.
 * `-- --list` only writes the list.
 */
import { root } from '../setup/root.mjs';
import { findKnownHoles } from './known-holes.ts';
import { makePartsList, partsListPath, writePartsList } from './parts-list.ts';
import { findSecrets, trackedFiles } from './secrets.ts';

const list = await makePartsList(root);
writePartsList(root, list);
console.log(`${list.components.length} parts in ${partsListPath}`);
if (!process.argv.includes('--list')) {
  tellHoles(await findKnownHoles(root));
  const files = await trackedFiles(root);
  const secrets = await findSecrets(root, files);
  for (const { file, line, message } of secrets) console.error(`${file}:${line}: ${message}`);
  console.log(`${secrets.length} secrets in ${files.length} tracked files`);
  if (secrets.length > 0) process.exitCode = 1;
}

function tellHoles(holes: Awaited<ReturnType<typeof findKnownHoles>>): void {
  if (holes === null) return console.log('skipped: no registry answers with advisories');
  console.log(
    `${holes.critical} critical, ${holes.high} high, ${holes.moderate} moderate and ${holes.low} low advisories`,
  );
  if (holes.critical + holes.high > 0) process.exitCode = 1;
}

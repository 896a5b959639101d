import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notice = /^(?:licen[cs]e|copying|notice|third.party)/i;

/** Shipped data that come from no package: the name, and the folder with the licence. */
const copied = { 'Tabler Icons 3.51.0': 'packages/web/src/ui/icons' };

/**
 * The licences of everything in the release that others have written. Those of the fonts lie beside them.
 * @param {string} root
 * @param {import('./parts-list.mjs').PartsList} parts
 */
export function writeNotices(root, { components }) {
  const shipped = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const chapters = Object.entries(copied).map(([name, folder]) =>
    chapter(name, 'MIT', licencesIn(join(root, folder))),
  );
  for (const [path, { version, license }] of Object.entries(packages)) {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    if (shipped.has(name) && existsSync(join(root, path))) {
      chapters.push(chapter(name, license, licencesIn(join(root, path))));
      shipped.delete(name);
    }
  }
  return `Hearth contains the work of others, under these licences. Those of its fonts are in server/book/fonts and web/licenses.\n\n${chapters.join('\n')}`;
}

/**
 * @param {string} name
 * @param {string | undefined} license
 * @param {readonly string[]} texts
 */
function chapter(name, license, texts) {
  return `${'='.repeat(80)}\n${name} (${license ?? 'see below'})\n\n${texts.join('\n\n')}\n`;
}

/** @param {string} folder */
function licencesIn(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && notice.test(one.name),
  );
  return names.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

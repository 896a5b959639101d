/** The last segment of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path with its `/`; empty at the root. */
export function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Whether a file is what another system adds to archives, or is hidden: `__MACOSX/…`, `.DS_Store`, `._name`. */
export function isHidden(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.') || segment.startsWith('__'));
}

/** The visible files with one of these extensions (`.json`), in the order of the archive. */
export function withEnding(names: readonly string[], ...endings: readonly string[]): string[] {
  return names.filter(
    (name) => !isHidden(name) && endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
}

/** How many folders a file is in. */
export function countFolders(path: string): number {
  return path.split('/').length - 1;
}

/** The extensions that pictures of recipes have. */
const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic'];

/** The paths that a picture may have whose extension is not known: `full.jpg`, `full.png`, … */
export function picturePaths(stem: string): string[] {
  return pictureEndings.map((ending) => `${stem}.${ending}`);
}

/** The paths in the archive that an address in one of its pages may mean; none for an address on the web. */
export function linkedPaths(page: string, address: string): string[] {
  const plain = address
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  if (plain === '' || /^[a-z]+:/i.test(plain)) return [];
  return [...new Set([plain, decoded(plain)])].map((path) => `${getFolder(page)}${path}`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

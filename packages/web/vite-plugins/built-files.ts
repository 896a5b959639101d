/** What of a built file this needs to know. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** What a build has made, by name. */
export type Bundle = Readonly<Record<string, BuiltFile>>;

/**
 * Names of all files that pages need together: the entry and what it starts with, what begins with `src/<page>.tsx`, and
 * all that these load at once.
 */
export function filesOfPages(bundle: Bundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  for (const { fileName, isEntry, dynamicImports = [] } of Object.values(bundle)) {
    if (isEntry !== true) continue;
    collect(bundle, fileName, files);
    // The entry loads the rest of the start in turns: a file that is not named would be asked for in the middle of it.
    for (const turn of dynamicImports) collect(bundle, turn, files);
  }
  for (const module of modules) collect(bundle, findFile(bundle, module), files);
  return [...files];
}

/** Names of all files that begin with a module of some areas, given as paths below `src`, and of all that they load at once. */
export function filesOfAreas(
  bundle: Bundle,
  areas: readonly string[],
  without: readonly string[] = [],
): string[] {
  const files = new Set<string>();
  const isIn = (module: string, area: string) =>
    module.includes(`/src/${area}/`) || module.includes(`/src/${area}.`);
  for (const { fileName, isEntry, facadeModuleId } of Object.values(bundle)) {
    const module = facadeModuleId ?? '';
    const isWanted = areas.some((area) => isIn(module, area)) && !without.some((area) => isIn(module, area));
    if (isEntry === true || isWanted) collect(bundle, fileName, files);
  }
  return [...files];
}

function findFile(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(({ facadeModuleId }) =>
    facadeModuleId?.replace(/\.tsx?$/, '').endsWith(`/src/${module}`),
  );
  if (found === undefined) throw new Error(`No file begins with ${module}: name the pages anew`);
  return found.fileName;
}

function collect(bundle: Bundle, name: string, files: Set<string>): void {
  if (files.has(name)) return;
  files.add(name);
  const file = bundle[name];
  for (const css of file?.viteMetadata?.importedCss ?? []) files.add(css);
  for (const needed of file?.imports ?? []) collect(bundle, needed, files);
}

/** Names of the fonts and drawings that the styles of a build fetch. */
export function filesOfStyles(bundle: Bundle): string[] {
  return Object.keys(bundle).filter((name) => /^assets\/.*\.(woff2|svg)$/.test(name));
}

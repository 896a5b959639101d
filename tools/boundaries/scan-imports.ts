/** One import of a source file, in whatever form it is written. */
export interface Import {
  readonly specifier: string;
  /** Written with `import type` or `export type`: nothing of it is left when the program runs. */
  readonly isTypeOnly: boolean;
  /** Names taken as values; `*` for everything, `default` for the default export. */
  readonly names: readonly string[];
  readonly line: number;
}

const forms = [
  /\bimport\s+(?<type>type\s+(?!from\b))?(?<clause>[\w$*{][^'"`;()]*?)\s*from\s*['"]/g,
  /\bexport\s+(?<type>type\s+)?(?<clause>\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*['"]/g,
  /\bimport\s*(?<clause>)['"]/g,
  /(?<type>\btypeof\s+)?\bimport\s*\(\s*(?<clause>)['"]/g,
];

/** Finds the imports of a file; `code` is its masked source (see mask-source). */
export function scanImports(source: string, code: string): Import[] {
  return forms.flatMap((form) =>
    [...code.matchAll(form)].map((match) => {
      const start = match.index + match[0].length;
      const quote = code.charAt(start - 1);
      return {
        specifier: source.slice(start, code.indexOf(quote, start)),
        isTypeOnly: match.groups?.['type'] !== undefined,
        names: namesIn(match.groups?.['clause'] ?? ''),
        line: lineAt(source, match.index),
      };
    }),
  );
}

export function lineAt(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}

/** The values that an import clause names; an import without a clause runs the module or hands it out whole. */
function namesIn(clause: string): string[] {
  if (clause.trim() === '') return ['*'];
  const [outside = '', inside = ''] = clause.split(/[{}]/);
  const whole = outside
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('*') ? '*' : 'default'));
  const named = inside
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((part) => part !== '' && !/^type\s/.test(part));
  return [...whole, ...named];
}

import { parseAllDocuments } from 'yaml';

/** Longer texts are no recipes, and deep ones take the parser long. */
const maxLength = 2_000_000;
const maxDepth = 100;

/**
 * The documents of a YAML text. All values are texts, as they are written (an ISBN may begin with a zero), lists or
 * objects; references are not followed, for they may multiply without bound.
 * @throws Error where the text is no YAML, or is larger or deeper than recipes are
 */
export function readYaml(text: string): unknown[] {
  if (text.length > maxLength || isDeep(text))
    throw new Error('This YAML is larger or nested deeper than recipes are');
  const documents = parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
  return (Array.isArray(documents) ? documents : []).map((document): unknown => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    return value;
  });
}

/** Whether a line begins deep in lists, or brackets open without end. */
function isDeep(text: string): boolean {
  let open = 0;
  for (const line of text.split('\n')) {
    const indent = /^[\s?:-]*/.exec(line)?.[0] ?? '';
    if (indent.length > maxDepth * 4 || indent.split(/[?:-]/u).length > maxDepth) return true;
    for (const sign of line) {
      if (sign === '[' || sign === '{') open += 1;
      if ((sign === ']' || sign === '}') && open > 0) open -= 1;
      if (open > maxDepth) return true;
    }
  }
  return false;
}

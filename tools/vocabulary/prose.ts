/** A turn of phrase that a reader has to read twice. */
interface ProsePattern {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
}

/** Turns of phrase in comments, in the names of tests, and in documents. */
const prosePatterns: readonly ProsePattern[] = [
  { pattern: /(?<!there )\b(?:is|are|was|were) none\b(?! of)/, use: 'say what is missing or invalid' },
  { pattern: /\b(?:somebody|everybody|whoever)\b/i, use: 'the user, callers, visitors, a client' },
  { pattern: /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*) What (?:is|was|are|were|can|has)\b/, use: 'begin with a noun' },
  {
    pattern:
      /\b(?:text|word|number|digits?|amount|unit|name|line|token|character|header?)s? behind\b|\bbehind (?:the|a) (?:number|word|name|unit|amount|measure|food|heading|line|first|last|other)\b/i,
    use: 'after',
  },
];

const comment = /^\s*(?:\/\*|\*|\/\/|\{\/\*)|\s\/\/\s/;
const testName = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*['"`]/;

/** Lines of prose with such a turn, as `path:line turn → use`. Code itself is not read. */
export function findProse(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const isProse = path.endsWith('.md') || comment.test(line) || testName.test(line);
      return isProse ? turnsIn(line).map((turn) => `${path}:${index + 1} ${turn}`) : [];
    }),
  );
}

function turnsIn(line: string): string[] {
  return prosePatterns.flatMap(({ pattern, use }) => {
    const found = pattern.exec(line)?.[0].trim();
    return found === undefined ? [] : [`${found} → ${use}`];
  });
}

import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression in the sources. */
export interface FoundRegex {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions of a file, and how often it builds one from parts that only running it tells. */
export interface FileRegexes {
  readonly literals: readonly FoundRegex[];
  readonly built: number;
}

/** Reads the regular expressions of a source file without running it. */
export function regexesIn(file: string, text: string): FileRegexes {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const literals: FoundRegex[] = [];
  let built = 0;
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') built += 1;
    },
  }).visit(program);
  return { literals, built };
}

import { splitLines, oneLine } from './recipe-parts.ts';

/** A text that is no Markdown, such as a name, as one line of it: it reads as it was written. */
export function plainLine(text: string | null | undefined): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(?:[#+=-])/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/**
 * A text that its writer wrote as Markdown. Emphasis, links and lists stay; what would break out of its place or be
 * run does not: headings, rules, fences, HTML, definitions of links. `indent` is put before all lines but the first.
 */
export function writtenMarkdown(text: string, indent = ''): string {
  return splitLines(text)
    .map(tamedLine)
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n');
}

/** Marks of quotes and lists, which may stand before anything else that begins a line. */
const containerMarks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]+\S)))*[ \t]*/;
/** A line of one of these signs alone is a rule, or makes a heading of the line above. */
const rule = /^(?=([-=*_+])(?:\s|\1)*$)/;
/** The second line of a table has these signs alone, a hyphen and a stroke among them. */
const tableSigns = /^[|:\- \t]*$/;
const headingOrFence = /^(?=#|~~)/;

function tamedLine(line: string): string {
  const containers = containerMarks.exec(line)?.[0] ?? '';
  const rest = line
    .slice(containers.length)
    // A character after a backslash is escaped already.
    .replace(/\\[^]|[<`]/g, (found) => (found.length === 1 ? `\\${found}` : found))
    .replace(/\]:/g, ']\\:');
  const isTable = tableSigns.test(rest) && rest.includes('-') && rest.includes('|');
  const isTamed = isTable || rule.test(rest) || headingOrFence.test(rest);
  // Four blanks would begin code.
  return containers.replace(/\t/g, ' ').replace(/ {4,}/g, '   ') + (isTamed ? '\\' : '') + rest;
}

import { linesOf, oneLine } from './recipe-parts.ts';

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
  return linesOf(text)
    .map(tamedLine)
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n');
}

/** A line of one of these signs alone is a rule, or makes a heading of the line above. */
const RULE = /^ {0,3}(?=([-=*_+])(?:[\s]|\1)*$)/;

function tamedLine(line: string): string {
  return line
    .replace(/^(?:[ ]{0,3}\t|[ ]{4})[ \t]*/, '   ')
    .replace(/[<`]/g, '\\$&')
    .replace(/^( {0,3})(#|~~|\[(?=[^\]]*\]:))/, '$1\\$2')
    .replace(RULE, '$&\\');
}

/** Ingredient lines as a cook would write them, and the headings that sites mix in among them. */
import { inlineText } from '../../cleaning/index.ts';
import type { IngredientGroup } from '../types.ts';

/** Longer lines with a colon at the end are not headings. */
const maxHeadingLength = 60;

/** The first byte of a sign in UTF-8, read as a letter. */
const misDecoded = /Â(?=[¼½¾°])/g;

/** One line without leftovers of templates: doubled brackets, empty brackets, bullets, blanks before commas, `2.0`. */
export function tidyIngredient(value: unknown): string {
  return inlineText(value)
    .replace(misDecoded, '')
    .replace(/^[▢□☐•·*–-]\s+/, '')
    .replace(/\(\(([^()]{0,200})\)\)/g, '($1)')
    .replace(/\(\s*\)/g, '')
    .replace(/\( /g, '(')
    .replace(/ (?=[,;)])/g, '')
    .replace(/^(\d+)\.0+(?= )/, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .trim();
}

/** Whether a line is a placeholder that a template prints for a missing value. */
export function isEmptyLine(line: string): boolean {
  return line === '' || line === 'null' || line === 'undefined';
}

/** Whether a line names a group (`For the sauce:`) rather than something to buy. */
export function isHeadingLine(line: string): boolean {
  return line.endsWith(':') && line.length <= maxHeadingLength && !/\d/.test(line);
}

/** Splits lines at the headings among them; without any heading there are no groups. */
export function groupLines(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (isHeadingLine(line)) groups.push({ heading: line.slice(0, -1).trim(), lines: [] });
    else if (last === undefined) groups.push({ heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return groups.filter((group) => group.lines.length > 0);
}

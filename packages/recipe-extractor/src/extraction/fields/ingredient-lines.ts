/** Ingredient lines as a cook would write them, and the headings that sites mix in among them. */
import { readHeading } from '@hearth/domain/recipes/headings';
import { inlineText } from '../../cleaning/index.ts';
import type { IngredientGroup } from '../types.ts';

/** The first byte of a sign in UTF-8, read as a letter. */
const misDecoded = /Â(?=[¼½¾°])|(?<=[\p{Ll}\d])Â(?=\s)/gu;
/** An amount that a form was left without: `0 As required salt`. */
const noAmount = /^0(?:\.0{1,2})? (?=\p{L})/u;

/** `2.0` and `2.00`, as templates print numbers. Three zeros stay: `1.000 g` are a thousand on many pages. */
const emptyDecimals = /^(\d+)\.(?:0{1,2}|0{4,})(?= )/;

/** One line without leftovers of templates: doubled brackets, empty brackets, bullets, blanks before commas, `2.0`. */
export function tidyIngredient(value: unknown): string {
  return inlineText(value)
    .replace(misDecoded, '')
    .replace(/^[▢□☐•·*–-]\s+/, '')
    .replace(/\(\(([^()]{0,200})\)\)/g, '($1)')
    .replace(/\(\s*\)/g, '')
    .replace(/\( /g, '(')
    .replace(/ (?=[,;)])/g, '')
    .replace(emptyDecimals, '$1')
    .replace(noAmount, '')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .trim();
}

/** Whether a line is a placeholder that a template prints for a missing value. */
export function isEmptyLine(line: string): boolean {
  return line === '' || line === 'null' || line === 'undefined';
}

/**
 * Whether a line of a page names a group (`For the sauce:`) rather than something to buy. Without a colon, and with
 * figures, the page itself shows which lines are headings.
 */
export function isHeadingLine(line: string): boolean {
  return /[:：]$/u.test(line) && !/\d/.test(line) && readHeading(line) !== null;
}

/** Splits lines at the headings among them; without any heading there are no groups. */
export function groupLines(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const heading = isHeadingLine(line) ? readHeading(line) : null;
    if (heading !== null) groups.push({ heading, lines: [] });
    else if (last === undefined) groups.push({ heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return groups.filter((group) => group.lines.length > 0);
}

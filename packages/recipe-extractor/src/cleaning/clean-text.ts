/** Plain text out of text that may carry markup. All patterns are linear in the length of the text. */
import { decodeHTML } from 'entities';
import { firstElement } from './json-values.ts';

/** More rounds of decoding than any site escapes its text. */
const maxRounds = 5;

/**
 * Text without markup: entities decoded once, tags removed, runs of blanks and of empty lines shortened to one, trimmed.
 * A list counts by its first element, a number by its digits; anything else is an empty string.
 */
export function cleanText(value: unknown): string {
  const first = firstElement(value);
  if (typeof first === 'number') return String(first);
  if (typeof first !== 'string') return '';
  return collapseBlanks(stripTags(decodeEntities(first)));
}

/** `cleanText` repeated until nothing changes, for markup that a site escaped more than once. */
export function stableText(value: unknown): string {
  let text = cleanText(value);
  for (let round = 0; round < maxRounds; round += 1) {
    const next = cleanText(text);
    if (next === text) return text;
    text = next;
  }
  return text;
}

/** Characters; lines of recipes are shorter, and longer text is cut. */
const maxLineLength = 50_000;

/** `stableText` on a single line: every run of white space is one blank, soft hyphens and the like are gone. */
export function inlineText(value: unknown): string {
  return stableText(typeof value === 'string' ? value.slice(0, maxLineLength) : value)
    .replace(/[\s\u200b\ufeff\u00ad]+/g, (run) => (/\s/.test(run) ? ' ' : ''))
    .trim();
}

/** Named and numeric character references to characters, once. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

function stripTags(text: string): string {
  return text.includes('<') ? text.replace(/<[a-z/!?][^<>]*>/gi, '') : text;
}

function collapseBlanks(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
    .trim();
}

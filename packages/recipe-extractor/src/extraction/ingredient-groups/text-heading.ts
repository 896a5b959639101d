/** Which lines of text among ingredient lines name a group of them. */
import type { Block } from '../page/blocks.ts';
import { childElements } from '../page/element.ts';
import { headingClass, headingElements } from './group-heading.ts';
import { isLabel, isNoName, isSentence, mayNamePlainly, tidyName, withoutScales } from './group-names.ts';

const maxLength = 90;
const maxHeadingLength = 140;

/** The name of a group that a line of text shows, null for other texts: controls, sentences, sections of the page. */
export function headingText({ text, kind }: Block): string | null {
  const name = withoutScales(text);
  const isHeading = kind === 'heading';
  if (name === '' || name.length > (isHeading ? maxHeadingLength : maxLength)) return null;
  if (!/\p{L}{2}|\p{Lo}/u.test(name) || isNoName(name) || (!isHeading && isSentence(name))) return null;
  return tidyName(name);
}

/** Whether the page sets a line of text as a heading, or words it like one. */
export function isSetAsHeading({ kind, isBold, isLink, text, element }: Block): boolean {
  if (kind === 'heading' || headingElements.has(element.tag) || isBold || isLabel(text)) return true;
  const name = element.attributes.class ?? '';
  return !isLink && headingClass.test(name) && childElements(element).length <= 2;
}

/** Whether a text that only stands between lines may name the next ones. */
export function mayBeHeading({ text, isLink }: Block): boolean {
  return !isLink && mayNamePlainly(text);
}

import { stableText } from '../../cleaning/index.ts';
import { tidyLine } from './page-text.ts';

/** Marks that begin a new line in a browser. */
const breakingTag = /<\/?(?:p|li|ol|ul|div|br|h[1-6]|tr|table|section)\b[^<>]*>/gi;
const escapedBreakingTag = /&lt;(\/?(?:p|li|ol|ul|div|br|h[1-6])\b[^<>&]{0,100})&gt;/gi;

/** No recipe's directions are as long. */
const maxLength = 200_000;

/** Lines of a text that may carry markup, escaped markup or line breaks; empty ones dropped. */
export function htmlLines(text: string): string[] {
  return text
    .slice(0, maxLength)
    .replace(escapedBreakingTag, '<$1>')
    .replace(breakingTag, '\n')
    .split(/[\r\n]+/)
    .map((line) => tidyLine(stableText(line)))
    .filter((line) => line !== '');
}

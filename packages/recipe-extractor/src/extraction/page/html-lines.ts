import { stableText } from '../../cleaning/index.ts';
import { tidyLine } from './page-text.ts';

/** Marks that begin a new line in a browser. */
const BREAKING_TAG = /<\/?(?:p|li|ol|ul|div|br|h[1-6]|tr|table|section)\b[^<>]*>/gi;
const ESCAPED_BREAKING_TAG = /&lt;(\/?(?:p|li|ol|ul|div|br|h[1-6])\b[^<>&]{0,100})&gt;/gi;

/** No recipe's directions are as long. */
const MAX_LENGTH = 200_000;

/** Lines of a text that may carry markup, escaped markup or line breaks; empty ones dropped. */
export function htmlLines(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .replace(ESCAPED_BREAKING_TAG, '<$1>')
    .replace(BREAKING_TAG, '\n')
    .split(/[\r\n]+/)
    .map((line) => tidyLine(stableText(line)))
    .filter((line) => line !== '');
}

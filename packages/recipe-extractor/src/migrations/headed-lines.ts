import { childElements, classNames, elementText, type PageElement } from '../extraction/index.ts';

/** Lines of a list, and the headings among them by the index of the line that follows. */
export interface HeadedLines {
  readonly lines: string[];
  readonly headings: Map<number, string>;
}

/** The texts of a list's items; items of the class `heading` head the line after them. */
export function headedLines(list: PageElement | null, heading: string): HeadedLines {
  const found: HeadedLines = { lines: [], headings: new Map() };
  for (const item of list === null ? [] : childElements(list)) {
    const text = elementText(item);
    if (text === '') continue;
    if (heading !== '' && classNames(item).includes(heading)) found.headings.set(found.lines.length, text);
    else found.lines.push(text);
  }
  return found;
}

/** The lines of a text; those that begin with a mark, such as `# Sauce`, head the line after them. */
export function markedLines(text: string, mark: string): HeadedLines {
  const found: HeadedLines = { lines: [], headings: new Map() };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const isHeading = line.startsWith(mark);
    const words = isHeading ? line.replace(/^[\s#,]+/, '') : line;
    if (words === '') continue;
    if (isHeading) found.headings.set(found.lines.length, words);
    else found.lines.push(words);
  }
  return found;
}

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

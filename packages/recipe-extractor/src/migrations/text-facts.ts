import type { HeadedItem } from '../cleaning/index.ts';
import { withoutNumber } from './without-number.ts';

/** What paragraphs of a text say about the recipe, and those that are steps. */
export interface TextFacts {
  readonly steps: readonly HeadedItem[];
  readonly notes: readonly string[];
  readonly source: string;
  readonly url: string;
}

const sourcePattern = /^(?:source|recipe (?:by|from)|from|contributor|quelle)\s*:\s*(\S[\s\S]*)$/iu;
const notePattern =
  /^(?:notes?|hinweise?|anmerkung(?:en)?|tipp?s?|nutrition(?:al)?(?: (?:info|information|facts))?|per serving)\s*:\s*\S/iu;
const maxSourceLength = 300;

/** Tells sources and notes among the paragraphs below the ingredients from steps; no word is lost. */
export function readTextFacts(paragraphs: readonly HeadedItem[]): TextFacts {
  const steps: HeadedItem[] = [];
  const notes: string[] = [];
  const sources: string[] = [];
  for (const { text, heading = '' } of paragraphs) {
    const source = sourcePattern.exec(text)?.[1];
    const isSource = source !== undefined && source.length <= maxSourceLength;
    const isNote = !isSource && notePattern.test(text);
    if (isSource) sources.push(source.trim());
    if (isNote) notes.push(text);
    // A heading stays with the steps, where it heads the next one.
    steps.push({ text: isSource || isNote ? '' : withoutNumber(text), heading });
  }
  const url = sources.map((text) => /https?:\/\/\S+/i.exec(text)?.[0]).find((found) => found !== undefined);
  return { steps, notes, source: sources.join('; '), url: url ?? '' };
}

/** The parts of a list in one line: categories separated by commas, semicolons or slashes with blanks around. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;\n]|\s\/\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Paragraphs as blank lines tell them; lines that a program has wrapped are joined. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n(?:[ \t]*\n)+/u)
    .map(joinWrapped)
    .filter((paragraph) => paragraph !== '');
}

/** The lines of a paragraph as one. */
export function joinWrapped(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

import { foldText } from './fold-text.ts';

/** Letters that are written with two where a keyboard lacks them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const spelledLetters = /[äöüåø]/g;

/**
 * The spellings by which a text is searched for and found, folded: `Käse` is `kase` and `kaese`. A text without such
 * letters has one.
 */
export function listSpellings(text: string): readonly string[] {
  const folded = foldText(text);
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(spelledLetters, (letter) => spelledOut[letter] ?? letter);
  const second = foldText(spelled);
  return second === folded ? [folded] : [folded, second];
}

/** Whether a text contains one of the parts, each in any of its spellings. */
export function buildMatcher(parts: readonly string[]): (text: string) => boolean {
  const wanted = parts.flatMap(listSpellings);
  return (text) => listSpellings(text).some((spelling) => wanted.some((part) => spelling.includes(part)));
}

import { buildMatcher, isUnspaced, listSpellings } from '@hearth/domain/search/spellings';

/** What a hit is found by. */
interface Named {
  readonly name: string;
  readonly words?: string;
}

/**
 * How well a name fits a text, in any language and without regard to accents: 0 is the name itself, 1 its beginning,
 * 2 beginnings of its words, 3 parts of it, 4 takes further words to find; null does not fit.
 */
export function rankName({ name, words = '' }: Named, text: string): number | null {
  const wanted = listSpellings(text);
  const names = listSpellings(name);
  if (names.some((one) => wanted.includes(one))) return 0;
  if (names.some((one) => wanted.some((part) => one.startsWith(part)))) return 1;
  const parts = text.split(/\s+/).filter((part) => part !== '');
  if (parts.every((part) => beginsWord(names, part))) return 2;
  if (parts.every((part) => buildMatcher([part])(name))) return 3;
  return parts.every((part) => buildMatcher([part])(`${name} ${words}`)) ? 4 : null;
}

/** Signs of scripts without blanks may stand anywhere. */
function beginsWord(names: readonly string[], part: string): boolean {
  return listSpellings(part).some((spelling) => {
    const beginning = isUnspaced(part) ? spelling : ` ${spelling}`;
    return names.some((name) => ` ${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(beginning));
  });
}

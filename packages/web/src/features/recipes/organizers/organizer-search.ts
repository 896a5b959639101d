import type { Organizer } from '@hearth/contract';
import { buildMatcher } from '@hearth/domain/search/spellings';
import { wordSimilarity } from '@hearth/domain/search/word-similarity';
import { plainText } from '../../../ui/text/plain-text.ts';

const minSimilarity = 0.5;

/** Those whose name holds the text; when there are none, those whose name is like it, best first. */
export function matching(organizers: readonly Organizer[], text: string): readonly Organizer[] {
  const wanted = plainText(text);
  if (wanted === '') return organizers;
  const isFound = buildMatcher([text]);
  const found = organizers.filter(({ name }) => isFound(name));
  if (found.length > 0) return found;
  return organizers
    .map((one) => ({ one, likeness: wordSimilarity(wanted, plainText(one.name)) }))
    .filter(({ likeness }) => likeness >= minSimilarity)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ one }) => one);
}

/** Organizers under the letter that they begin with. */
export interface Initial {
  readonly letter: string;
  readonly organizers: readonly Organizer[];
}

/** Groups by initial letter without regard to accents, letters in their order; names of signs and digits come first. */
export function byInitial(organizers: readonly Organizer[]): readonly Initial[] {
  const groups = new Map<string, Organizer[]>();
  for (const one of organizers) {
    const first = [...plainText(one.name)][0]?.toLocaleUpperCase() ?? '';
    const letter = /\p{L}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), one]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, organizers: group }))
    .toSorted(
      (a, b) => Number(b.letter === '#') - Number(a.letter === '#') || a.letter.localeCompare(b.letter),
    );
}

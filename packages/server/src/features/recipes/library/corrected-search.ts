import { hasQuotedPart } from '@hearth/domain/search/search-text';
import { wordSimilarity } from '@hearth/domain/search/word-similarity';
import type { GroupReader } from '../../../platform/db/database.ts';
import { findSimilarNames } from '../search-index/index.ts';
import type { SearchWord } from './search-hits.repository.ts';

const maxSimilarNames = 200;
const minSimilarity = 0.5;
/** Words of one search that are corrected; each costs a look at the names. */
const maxCorrected = 6;
/** Shorter words are like too many others. */
const minCorrectedLength = 4;

/**
 * The search with each unknown word replaced by the likest word of the recipes' names. A word that nothing is like stays.
 *
 * @param unknown places of words that nothing is written like
 */
export async function correctedSearch(
  reader: GroupReader,
  words: readonly SearchWord[],
  unknown: ReadonlySet<number>,
): Promise<string> {
  const isWrong = ({ text }: SearchWord, place: number) =>
    place < maxCorrected && unknown.has(place) && isCorrectable(text);
  const corrected = words.map(async (word, place) =>
    isWrong(word, place) ? likestWord(reader, word.text) : word.text,
  );
  return (await Promise.all(corrected)).join(' ');
}

function isCorrectable(word: string): boolean {
  return word.length >= minCorrectedLength && /^[a-z]+$/.test(word);
}

async function likestWord(reader: GroupReader, word: string): Promise<string> {
  const candidates = await findSimilarNames(reader, word, maxSimilarNames);
  const words = new Set(candidates.flatMap(({ name }) => name.match(/[a-z]+/g) ?? []));
  // Both ways, since a short word can be part of a long one with another meaning.
  const ranked = [...words]
    .map((other) => ({
      other,
      likeness: wordSimilarity(word, other) * wordSimilarity(other, word),
      isLike: wordSimilarity(word, other) >= minSimilarity,
    }))
    .filter(({ isLike }) => isLike)
    .toSorted((a, b) => b.likeness - a.likeness || a.other.localeCompare(b.other));
  return ranked[0]?.other ?? word;
}

/** Row numbers of recipes whose names are like a search that found nothing; none for a quoted one, which is exact. */
export async function similarRows(reader: GroupReader, search: string): Promise<number[]> {
  if (hasQuotedPart(search)) return [];
  const candidates = await findSimilarNames(reader, search, maxSimilarNames);
  return candidates.filter(({ name }) => wordSimilarity(search, name) >= minSimilarity).map(({ row }) => row);
}

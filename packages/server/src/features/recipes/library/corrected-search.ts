import { hasQuotedPart } from '@hearth/domain/search/search-text';
import { foldText, isUnspaced, listWords } from '@hearth/domain/search/spellings';
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
 * Signs that no recipe has side by side may be several words: each two of them are looked for.
 *
 * @param unknown places of words that nothing is written like
 */
export async function correctedSearch(
  reader: GroupReader,
  words: readonly SearchWord[],
  unknown: ReadonlySet<number>,
): Promise<string> {
  const corrected = words.map(async ({ text }, place) => {
    if (place >= maxCorrected || !unknown.has(place)) return text;
    if (isUnspaced(text)) return pairsOfSigns(text);
    return isCorrectable(text) ? likestWord(reader, text) : text;
  });
  return (await Promise.all(corrected)).join(' ');
}

/** `番茄鸡蛋` → `番茄 茄鸡 鸡蛋`. */
function pairsOfSigns(text: string): string {
  const signs = listWords(text);
  if (signs.length <= 2) return text;
  return signs
    .slice(1)
    .map((sign, before) => `${signs[before]}${sign}`)
    .join(' ');
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
  const wanted = foldText(search);
  return candidates.filter(({ name }) => wordSimilarity(wanted, name) >= minSimilarity).map(({ row }) => row);
}

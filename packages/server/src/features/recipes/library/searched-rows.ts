import { hasQuotedPart } from '@hearth/domain/search/search-text';
import type { GroupReader } from '../../../platform/db/database.ts';
import { correctedSearch, similarRows } from './corrected-search.ts';
import { rankRows, unknownWords } from './rank-rows.ts';
import type { RecipeSelection } from './recipe-list.repository.ts';
import { findSearchHits, searchWords } from './search-hits.repository.ts';

/**
 * What the search of a selection finds among its recipes, best first. Words that nothing is written like are corrected;
 * where nothing is found at all, names similar to the whole search are used. Quoted parts are exact.
 *
 * @param all rows of the selection, in its order
 */
export async function searchedRows(
  reader: GroupReader,
  all: Uint32Array,
  { search, order }: RecipeSelection,
): Promise<Uint32Array> {
  const words = searchWords(search);
  if (words.length === 0) return all;
  const byRelevance = order.length === 0;
  const hits = await findSearchHits(reader, search, words);
  const unknown = hasQuotedPart(search) ? new Set<number>() : unknownWords(all, hits);
  if (unknown.size === 0) return rankRows(all, hits, byRelevance);
  const corrected = await correctedSearch(reader, words, unknown);
  const isAsWritten = corrected === words.map(({ text }) => text).join(' ');
  const anew = isAsWritten ? hits : await findSearchHits(reader, corrected, searchWords(corrected));
  const rows = rankRows(all, anew, byRelevance);
  if (rows.length > 0) return rows;
  const similar = new Set(await similarRows(reader, search));
  return all.filter((row) => similar.has(row));
}

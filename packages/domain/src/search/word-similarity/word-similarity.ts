/**
 * The share of `wanted` in `text`, from 0 to 1: shared trigrams of the best matching word for each word of `wanted`, as
 * PostgreSQL's `word_similarity` measures it for single words.
 */
export function wordSimilarity(wanted: string, text: string): number {
  const words = splitWords(wanted);
  const others = splitWords(text);
  if (words.length === 0 || others.length === 0) return 0;
  const best = words.map((word) => Math.max(...others.map((other) => similarity(word, other))));
  return best.reduce((sum, one) => sum + one, 0) / best.length;
}

function splitWords(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? [];
}

function similarity(word: string, other: string): number {
  const own = trigrams(word);
  const theirs = trigrams(other);
  const shared = [...own].filter((one) => theirs.has(one)).length;
  return shared / own.size;
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

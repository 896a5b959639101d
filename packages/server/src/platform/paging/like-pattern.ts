import { fail } from '../errors/app-error.ts';

/** Matching time grows with the pattern. */
const maxPatternLength = 1000;

/**
 * SQL's LIKE, made ready for many texts: `%` is any text, `_` any character, case-insensitive. No pattern takes longer
 * than its length times that of the text.
 * @throws AppError `invalidQuery` for a pattern that is too long
 */
export function likePattern(pattern: string): (text: string) => boolean {
  if (pattern.length > maxPatternLength)
    fail('invalidQuery', { reason: 'invalid query string: the pattern is too long' });
  const folded = pattern.toLowerCase();
  if (folded.includes('_')) {
    const signs = Array.from(folded);
    return (text) => matchesSigns(Array.from(text.toLowerCase()), signs);
  }
  const [start = '', ...parts] = folded.split('%');
  const end = parts.pop();
  if (end === undefined) return (text) => text.toLowerCase() === start;
  return (text) => matchesParts(text.toLowerCase(), start, parts, end);
}

/** Without `_`, each part is looked for after the one before it. */
function matchesParts(text: string, start: string, parts: readonly string[], end: string): boolean {
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - at >= end.length && text.endsWith(end);
}

/** Scans both texts once and backtracks only to the last `%`. */
function matchesSigns(text: readonly string[], signs: readonly string[]): boolean {
  let at = 0;
  let signAt = 0;
  let lastAny = -1;
  let retryFrom = 0;
  while (at < text.length) {
    if (signs[signAt] === '%') {
      lastAny = signAt++;
      retryFrom = at;
    } else if (signs[signAt] === '_' || (signAt < signs.length && signs[signAt] === text[at])) {
      signAt += 1;
      at += 1;
    } else if (lastAny >= 0) {
      signAt = lastAny + 1;
      at = ++retryFrom;
    } else return false;
  }
  return signs.slice(signAt).every((sign) => sign === '%');
}

import { isRecord } from './json-values.ts';

/** Category names of a string (one, as it is), a list of strings (title-cased) or a list of `{name}` objects. */
export function cleanCategories(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap(categoryName).filter((name) => name !== '');
}

/** Tag names of a comma-separated string or a list: trimmed, title-cased, empty ones dropped. */
export function cleanTags(value: unknown): string[] {
  const parts: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) => titleCase(part.trim()))
    .filter((name) => name !== '');
}

function categoryName(item: unknown): string[] {
  if (typeof item === 'string') return [titleCase(item.trim())];
  if (isRecord(item) && typeof item['name'] === 'string') return [item['name']];
  return [];
}

/**
 * Every word starts with a capital and goes on in small letters. What stands behind an apostrophe is no word: `Shepherd's
 * Pie`; a name keeps its capital there (`O'Brien`).
 */
function titleCase(text: string): string {
  return text.replace(
    /(\p{L})([\p{L}\p{M}]*)((?:['’]\p{L}+)*)/gu,
    (word, first: string, rest: string, tail: string) =>
      first.toUpperCase() + rest.toLowerCase() + (word === word.toUpperCase() ? tail.toLowerCase() : tail),
  );
}

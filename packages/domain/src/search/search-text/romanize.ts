import { normalizeSearchText } from './normalize.ts';

const foreignWords = /(?:(?!\p{sc=Latin})[\p{L}\p{M}])+/gu;

/** The words of other scripts in Latin letters, `豆 soup` as `dou`; empty for a text in Latin letters. */
export function romanize(text: string): string {
  return normalizeSearchText((text.match(foreignWords) ?? []).join(' '));
}

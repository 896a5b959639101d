import type { ReadLanguage } from '../language.ts';
import { FIRST } from './first/index.ts';
import { goldLines, type GoldLine } from './gold.ts';
import { SECOND } from './second/index.ts';
import { THIRD } from './third/index.ts';

/** The lines of one language and what each says; those of a further set count as further checks. */
export function goldOf(language: ReadLanguage): GoldLine[] {
  const sets = [FIRST, SECOND, THIRD].map((set) => set[language] ?? '').filter((set) => set !== '');
  return goldLines(sets.join('--- next check\n'));
}

import type { ReadLanguage } from '../../language.ts';
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** Lines that were written after real ones had been read, for languages in which many recipes are. */
export const THIRD: Readonly<Partial<Record<ReadLanguage, string>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  cs: czech,
};

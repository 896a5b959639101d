import type { ReadLanguage } from '../../language.ts';
import { chinese } from './chinese.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

/** Lines that were written when the rules stood, for languages that are read more often. */
export const SECOND: Readonly<Partial<Record<ReadLanguage, string>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  ru: russian,
  zh: chinese,
  ja: japanese,
};

import type { LanguageWords, ReadLanguage } from '../language.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { ukrainian } from './ukrainian.ts';

/** The words of every language that is read by rules. */
export const WORDS: Readonly<Record<ReadLanguage, LanguageWords>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  nb: norwegian,
  cs: czech,
  ru: russian,
  uk: ukrainian,
  zh: chinese,
  ja: japanese,
};

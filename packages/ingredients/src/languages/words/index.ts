import type { LanguageWords, ReadLanguage } from '../language.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';
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
  fi: finnish,
  hu: hungarian,
  tr: turkish,
  ru: russian,
  uk: ukrainian,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

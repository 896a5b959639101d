import type { ReadLanguage } from '../language.ts';
import { chinese } from './chinese.ts';
import { chinese2 } from './chinese-2.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { danish2 } from './danish-2.ts';
import { dutch } from './dutch.ts';
import { dutch2 } from './dutch-2.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { french2 } from './french-2.ts';
import { german } from './german.ts';
import { german2 } from './german-2.ts';
import { goldLines, type GoldLine } from './gold.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { italian2 } from './italian-2.ts';
import { japanese } from './japanese.ts';
import { japanese2 } from './japanese-2.ts';
import { korean } from './korean.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { polish2 } from './polish-2.ts';
import { portuguese } from './portuguese.ts';
import { portuguese2 } from './portuguese-2.ts';
import { russian } from './russian.ts';
import { russian2 } from './russian-2.ts';
import { spanish } from './spanish.ts';
import { spanish2 } from './spanish-2.ts';
import { swedish } from './swedish.ts';
import { swedish2 } from './swedish-2.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';

const TEXTS: Readonly<Record<ReadLanguage, readonly string[]>> = {
  de: [german, german2],
  fr: [french, french2],
  es: [spanish, spanish2],
  it: [italian, italian2],
  pt: [portuguese, portuguese2],
  nl: [dutch, dutch2],
  pl: [polish, polish2],
  sv: [swedish, swedish2],
  da: [danish, danish2],
  nb: [norwegian],
  cs: [czech],
  fi: [finnish],
  hu: [hungarian],
  tr: [turkish],
  ru: [russian, russian2],
  uk: [ukrainian],
  zh: [chinese, chinese2],
  ja: [japanese, japanese2],
  ko: [korean],
};

/** The lines of one language and what each says; those of a second set count as further checks. */
export function goldOf(language: ReadLanguage): GoldLine[] {
  return goldLines(TEXTS[language].join('--- next check'));
}

import { localeValues } from '../../packages/contract/src/kernel/locales.ts';
import { countTranslated, textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import { formatTag, type LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import { readLocale, readTranslated, type Texts } from '../../packages/locales/read-texts.ts';
import { completeLocales } from './complete-locales.ts';
import { listLong, listMissing, readLines } from './exchange.ts';
import { findProblems, type Problem } from './find-problems.ts';

/** A language as the table shows it. */
interface Row {
  readonly locale: LocaleValue;
  readonly translated: number;
  readonly all: number;
  readonly long: number;
  readonly problems: readonly Problem[];
}

/** Counts and problems of a language; one that is promised whole lacks nothing. */
export function inspect(locale: LocaleValue, english: Texts): Row {
  const own = readLocale(locale);
  const texts = readTranslated(locale);
  const missing = completeLocales.has(locale)
    ? [...readLines(listMissing(locale, texts, english).join('\n')).keys()].map((key) => ({
        key,
        message: 'is missing in a language that has every text',
      }))
    : [];
  const problems = [...findProblems(locale, own, english), ...missing];
  return {
    locale,
    ...countTranslated(texts, english, formatTag(locale)),
    long: listLong(own, english).length,
    problems,
  };
}

/** Prints all languages with what is wrong in them; answers whether nothing is. */
export function reportAll(): boolean {
  const english = readLocale('en-US');
  const rows = [...localeValues].sort().map((locale) => inspect(locale, english));
  for (const { locale, problems } of rows)
    for (const { key, message } of problems) console.log(`${locale}  ${key} ${message}`);
  console.log(`${new Set([...english.keys()].map(textStem)).size} texts`);
  for (const { locale, translated, all, long, problems } of rows)
    console.log(
      `${locale}  ${String(translated).padStart(5)}  ${String(Math.floor((translated / all) * 100)).padStart(3)} %` +
        `  long: ${String(long).padStart(3)}  errors: ${problems.length}`,
    );
  const errors = rows.reduce((sum, { problems }) => sum + problems.length, 0);
  console.log(`${rows.length} languages, ${errors} errors`);
  return errors === 0;
}

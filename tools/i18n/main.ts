#!/usr/bin/env node
/**
 * Looks after the texts of all languages, which lie in packages/locales.
 *
 * usage: npm run i18n                          every language with its counts and what is wrong; 1 when anything is
 *        npm run i18n -- missing LOCALE        the English texts that a language lacks, as lines for `fill`
 *        npm run i18n -- long LOCALE           short texts that are more than 1.6 times as long as the English ones
 *        npm run i18n -- fill LOCALE FILE      takes lines of key, tab, text; a new language gets its folder by this
 */
import { readFileSync } from 'node:fs';
import { isLocaleValue } from '../../packages/contract/src/kernel/locales.ts';
import { findLocale, type LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import { readLocale } from '../../packages/locales/read-texts.ts';
import { listLong, listMissing, readLines } from './exchange.ts';
import { reportAll } from './report.ts';
import { writeTexts } from './write-texts.ts';

const [command, name = '', file = ''] = process.argv.slice(2);
const usage = 'usage: npm run i18n [-- missing LOCALE | long LOCALE | fill LOCALE FILE]';

if (command === undefined) process.exitCode = reportAll() ? 0 : 1;
else if (!isLocaleValue(name)) throw new Error(`${name === '' ? 'A locale' : name} is not known. ${usage}`);
else carryOut(findLocale(name));

function carryOut(locale: LocaleValue): void {
  const texts = readLocale(locale);
  const english = readLocale('en-US');
  if (command === 'missing') console.log(listMissing(locale, texts, english).join('\n'));
  else if (command === 'long') console.log(listLong(texts, english).join('\n'));
  else if (command === 'fill')
    writeTexts(locale, new Map([...texts, ...readLines(readFileSync(file, 'utf8'))]));
  else throw new Error(usage);
}

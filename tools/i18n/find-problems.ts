import { neededForms, textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import { formatTag, type LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import type { Texts } from '../../packages/locales/read-texts.ts';

/** A fault of a text, as the translator reads it. */
export interface Problem {
  readonly key: string;
  readonly message: string;
}

/** Everything that a build must not ship: what it finds in a language's texts beside the source's. */
export function findProblems(locale: LocaleValue, texts: Texts, source: Texts): Problem[] {
  return [
    ...findPluralProblems(locale, texts, source),
    ...findLostNumbers(locale, texts, source),
    ...[...texts].flatMap(([key, text]) => checkText(key, text)),
  ];

  function checkText(key: string, text: string): Problem[] {
    const original = findOriginal(key, text, source);
    if (original === undefined) return [{ key, message: 'is in no English file' }];
    const messages = textChecks.flatMap((check) => check(text, original, key) ?? []);
    messages.push(...findUnknownNames(key, text, source));
    if (isLeftInEnglish(locale, text, original)) messages.push('is the English text');
    return messages.map((message) => ({ key, message }));
  }
}

/** Words from which on a text is a sentence, or none: shorter ones may end with an abbreviation. */
const minSentence = 5;

type Check = (text: string, original: string, key: string) => string | undefined;

const textChecks: readonly Check[] = [
  (text) => (text.trim() === '' ? 'is empty' : undefined),
  (text, original) =>
    /^\s/.test(text) === /^\s/.test(original) && /\s$/.test(text) === /\s$/.test(original)
      ? undefined
      : 'begins or ends with another blank than the English text',
  checkPlaceholders,
  (text, original) =>
    sameParts(listTags(text), listTags(original)) ? undefined : `has other tags than “${original}”`,
  (text, original) =>
    text.endsWith('…') === original.endsWith('…')
      ? undefined
      : 'ends with … in only one of the two languages',
  (text, original) =>
    isSentence(text) === isSentence(original) || original.split(' ').length < minSentence
      ? undefined
      : 'is a whole sentence with its full stop in only one of the two languages',
  (text, original) =>
    hasSingleBraces(text) && !hasSingleBraces(original) ? 'has a value in single braces' : undefined,
];

function hasSingleBraces(text: string): boolean {
  return /(?:^|[^{])\{\w+\}(?!\})/.test(text);
}

/** The English text of the same form; where that names one thing and the translation a number, the one for many. */
function findOriginal(key: string, text: string, source: Texts): string | undefined {
  const same = source.get(key);
  const many = source.get(`${textStem(key)}_other`);
  const counts = (one: string) => listPlaceholders(one).some((name) => numbers.has(name));
  return same === undefined || (counts(text) && !counts(same)) ? (many ?? same) : same;
}

/** Names of the values that are filled in. */
function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
}

/** The values of a text with a count that are numbers. */
const numbers: ReadonlySet<string> = new Set(['all', 'count', 'number']);

/** Names of values that the English text has in none of its forms. */
function findUnknownNames(key: string, text: string, source: Texts): string[] {
  const forms = [findOriginal(key, text, source) ?? '', source.get(`${textStem(key)}_other`) ?? ''];
  const known = new Set(forms.flatMap(listPlaceholders));
  const unknown = listPlaceholders(text).filter((name) => !known.has(name));
  return unknown.map((name) => `names {{${name}}}, which nothing fills in`);
}

/** A form for one or two may write the number as a word, and one for nothing names nothing. */
function checkPlaceholders(text: string, original: string, key: string): string | undefined {
  const names = new Set(listPlaceholders(text));
  const wanted = new Set(listPlaceholders(original));
  if (key.endsWith('_zero')) return undefined;
  const mayOmitCount = textStem(key) !== key && /_(?:one|two)$/.test(key);
  const missing = [...wanted].filter((name) => !names.has(name) && !(mayOmitCount && numbers.has(name)));
  return missing.length > 0 ? `lacks {{${missing.join('}}, {{')}}}` : undefined;
}

function listTags(text: string): string[] {
  return text.match(/<\/?\w+\s*\/?>/g) ?? [];
}

function sameParts(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}

function isSentence(text: string): boolean {
  return /[.。।!?！？؟;]["”»“」』)]?$/.test(text);
}

/** Three words or more in a row that are the same in both languages have not been translated. */
/** Names of programs that look like words. */
const names: ReadonlySet<string> = new Set(['Plan to Eat']);

function isLeftInEnglish(locale: string, text: string, original: string): boolean {
  if (locale.startsWith('en-') || text !== original || names.has(text)) return false;
  const plain = original.replace(/\{\{.*?\}\}|<\/?\w+>/g, '');
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const isName = words.every((word) => /^\p{Lu}/u.test(word));
  return words.length >= 3 && !isName && !/[_/@]/.test(plain);
}

/** A text with a count is whole, or absent: i18next would show its key for a number without a form. */
function findPluralProblems(locale: LocaleValue, texts: Texts, source: Texts): Problem[] {
  const needed = neededForms(formatTag(locale));
  const isPlural = (stem: string) => source.has(`${stem}_other`);
  const stems = new Set([...texts.keys()].map(textStem).filter(isPlural));
  return [...stems].flatMap((stem) => {
    const missing = needed.filter((form) => !texts.has(`${stem}_${form}`));
    return missing.map((form) => ({ key: `${stem}_${form}`, message: 'is a form that the language needs' }));
  });
}

/** The form `one` is also for 21 where a language has it so, and cannot do without the number then. */
function findLostNumbers(locale: LocaleValue, texts: Texts, source: Texts): Problem[] {
  const isForMore = new Intl.PluralRules(formatTag(locale)).select(21) === 'one';
  const ones = [...texts].filter(([key]) => isForMore && key.endsWith('_one'));
  return ones.flatMap(([key, text]) => {
    const wanted = listPlaceholders(source.get(`${textStem(key)}_other`) ?? '').filter((name) =>
      numbers.has(name),
    );
    const isLost = wanted.length > 0 && !listPlaceholders(text).some((name) => wanted.includes(name));
    return isLost ? [{ key, message: `is also for 21 and needs {{${wanted.join('}} or {{')}}}` }] : [];
  });
}

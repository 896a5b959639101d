import { neededForms, textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import { formatTag, type LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import notes from '../../packages/locales/notes.json' with { type: 'json' };
import type { Texts } from '../../packages/locales/read-texts.ts';

const noteOf: Readonly<Record<string, string>> = notes;

/**
 * Lines of key, tab, English text for each text that a language lacks, its note in a line before it; a plural has a line
 * for each of its forms.
 */
export function listMissing(locale: LocaleValue, texts: Texts, source: Texts): string[] {
  const forms = neededForms(formatTag(locale));
  const stems = [...new Set([...source.keys()].map(textStem))];
  return stems.flatMap((stem) => {
    const keys = source.has(stem) ? [stem] : forms.map((form) => `${stem}_${form}`);
    const missing = keys.filter((key) => !texts.has(key));
    const note = noteOf[stem];
    const lines = missing.map((key) => {
      const text = source.get(key) ?? source.get(`${stem}_other`) ?? '';
      return `${key}\t${text.replaceAll('\n', String.raw`\n`)}`;
    });
    return note === undefined || lines.length === 0 ? lines : [`# ${note}`, ...lines];
  });
}

/**
 * Texts by their keys, of lines of key, tab, text, where `\n` begins a new line; empty lines and those that begin with #
 * are passed over.
 */
export function readLines(file: string): Texts {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [key = '', text] = line.split('\t');
      if (text === undefined) throw new Error(`A line is key, tab, text: ${line}`);
      return [key, text.replaceAll(String.raw`\n`, '\n')] as const;
    }),
  );
}

/** Buttons and labels have little room: up to 24 signs of English may become 1.6 times as many, or be looked at. */
export function listLong(texts: Texts, source: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const original = source.get(key) ?? '';
    const isShort = original !== '' && original.length <= 24;
    const isLong = text.length > Math.max(12, original.length * 1.6);
    return isShort && isLong ? [`${key}\t${original}\t${text}`] : [];
  });
}

import type { TextEncoding } from '@hearth/contract';

/** The languages that files in each encoding are in, the most frequent first. */
const languages: Readonly<Record<TextEncoding, readonly string[]>> = {
  'utf-8': [],
  'utf-16le': [],
  'utf-16be': [],
  'windows-1252': ['de', 'fr', 'es'],
  'windows-1250': ['pl', 'cs', 'hu'],
  'windows-1251': ['ru', 'uk', 'bg'],
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar'],
  'windows-1257': ['lt', 'lv', 'et'],
  'windows-1258': ['vi'],
  'iso-8859-2': ['pl', 'cs', 'hu'],
  'iso-8859-7': ['el'],
  'koi8-r': ['ru'],
  'koi8-u': ['uk'],
  macintosh: ['de', 'fr', 'es'],
  shift_jis: ['ja'],
  'euc-jp': ['ja'],
  'euc-kr': ['ko'],
  gb18030: ['zh-Hans'],
  big5: ['zh-Hant'],
};

const titles: Readonly<Partial<Record<TextEncoding, string>>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS',
};

function isEncoding(value: string): value is TextEncoding {
  return value in languages;
}

/** The encodings by their names, with languages that are written in them in words of the reader's. */
export function encodingChoices(locale: string): { value: TextEncoding; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  return Object.entries(languages).flatMap(([value, tags]) => {
    if (!isEncoding(value)) return [];
    const title = titles[value] ?? value.replace(/^(?:iso|euc|koi|gb|big)/, (start) => start.toUpperCase());
    const written = tags.map((tag) => names.of(tag) ?? tag);
    return [{ value, label: written.length === 0 ? title : `${title} (${list.format(written)})` }];
  });
}

/** The encoding of that name; undefined for any other text. */
export function findEncoding(name: string): TextEncoding | undefined {
  return isEncoding(name) ? name : undefined;
}

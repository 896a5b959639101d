import { localeValues } from '@hearth/contract/kernel/locales';
import { completeTexts, flattenCatalogue, nestTexts } from '@hearth/domain/text/catalogues';
import { baseLocale, chooseLocale, formatTag, type LocaleValue } from '@hearth/domain/text/locales';
import * as z from 'zod';
import { catalogues } from './catalogues.ts';
import type { ServerTexts } from './server-texts.ts';

/** A locale of the product: all have texts on the server, in part those of another one. */
export type Locale = LocaleValue;

/** The schema of a stored locale: English if there is no such locale. */
export const storedLocale = () => z.enum(localeValues).catch('en-US');

/** The client's locale from an `Accept-Language` header, whose entries are in the reader's order; English by default. */
export function negotiateLocale(header: string | undefined): Locale {
  if (header === undefined || header.length > 500) return 'en-US';
  return chooseLocale(header.split(',').map((part) => part.split(';')[0] ?? ''));
}

const complete = new Map<Locale, ServerTexts>();

/** The server's texts in that locale, with those of its base where it has gaps. */
export function getTexts(locale: Locale): ServerTexts {
  const known = complete.get(locale);
  if (known !== undefined) return known;
  // The check of the catalogues holds the English file to this shape, and the others to the English one.
  const texts = nestTexts(readShown(locale)) as unknown as ServerTexts;
  complete.set(locale, texts);
  return texts;
}

function readShown(locale: Locale): ReadonlyMap<string, string> {
  const own = flattenCatalogue(catalogues[locale]);
  const base = baseLocale(locale);
  return base === null ? own : completeTexts(own, readShown(base), formatTag(locale));
}

/** Fills `{{name}}` placeholders, or `{name}` as the error catalogue writes them; an unknown name becomes empty. */
export function fillIn(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}|\{(\w+)\}/g, (_, name?: string, plain?: string) =>
    String(params[name ?? plain ?? ''] ?? ''),
  );
}

/** A time to wait, in words: hours, rounded up, from one hour on. */
export function durationText(minutes: number, locale: Locale): string {
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

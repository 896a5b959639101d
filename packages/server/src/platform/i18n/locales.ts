import * as z from 'zod';
import { arSA } from './texts.ar-SA.ts';
import { deDE } from './texts.de-DE.ts';
import { enUS, type ServerTexts } from './texts.en-US.ts';

const catalogues: Readonly<Record<string, ServerTexts>> = { 'en-US': enUS, 'de-DE': deDE, 'ar-SA': arSA };

const locales = ['en-US', 'de-DE', 'ar-SA'] as const;

/** A locale with texts on the server. */
export type Locale = (typeof locales)[number];

/** The schema of a stored locale: English if the server no longer has its texts. */
export const storedLocale = () => z.enum(locales).catch('en-US');

const byLowerCase = new Map(Object.keys(catalogues).map((name) => [name.toLowerCase(), name as Locale]));

/**
 * The client's locale from an `Accept-Language` header: the first entry with a catalogue, by its whole tag or
 * by its language; English by default.
 */
export function negotiateLocale(header: string | undefined): Locale {
  if (header === undefined || header.length > 500) return 'en-US';
  for (const part of header.split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase();
    const found = byLowerCase.get(tag) ?? byLanguage(tag);
    if (found !== undefined) return found;
  }
  return 'en-US';
}

function byLanguage(tag: string): Locale | undefined {
  const language = tag.split('-')[0] ?? '';
  for (const [key, locale] of byLowerCase) if (key.startsWith(`${language}-`)) return locale;
  return undefined;
}

/** The server's texts in that locale. */
export function getTexts(locale: Locale): ServerTexts {
  return catalogues[locale] ?? enUS;
}

/** Fills `{name}` placeholders; an unknown name becomes empty. */
export function fillIn(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** How numbers and dates are written: with the digits and the calendar that the web app uses in every language. */
export function getFormatLocale(locale: Locale): string {
  return `${locale}-u-ca-gregory-nu-latn`;
}

/** A time to wait, in words: hours, rounded up, from one hour on. */
export function durationText(minutes: number, locale: Locale): string {
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(getFormatLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

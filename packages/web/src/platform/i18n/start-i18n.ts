import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localeProgress } from 'virtual:locale-progress';
import { i18n } from './i18n.ts';
import { keptLocale } from './locale-cookie.ts';
import { type Locale, localeOf, matchLocale } from './locales.ts';

const catalogues = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, area, done) => {
    const load = catalogues[`../../locales/${locale}/${area}.json`];
    if (load === undefined) return done(new Error(`No catalogue ${locale}/${area}`), false);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** The language of this page: chosen on the device, else the browser's first that the app speaks. */
export const activeLocale: Locale = chooseLocale();

function chooseLocale(): Locale {
  const kept = keptLocale();
  return kept === null ? matchLocale(navigator.languages) : localeOf(kept);
}

/** Loads the texts that every screen needs. English stands in only for languages with gaps. */
export async function startI18n(): Promise<void> {
  const isComplete = (localeProgress[activeLocale.value] ?? 0) >= 100;
  document.documentElement.lang = activeLocale.value;
  document.documentElement.dir = activeLocale.dir;
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: activeLocale.value,
      fallbackLng: isComplete ? false : 'en-US',
      load: 'currentOnly',
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Loads the texts of an area, together with the code that shows them. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(areas);
}

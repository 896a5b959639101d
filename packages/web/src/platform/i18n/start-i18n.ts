import type { BackendModule, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fileOfArea, localeRoot } from 'virtual:locale-files';
import { activeLocale } from './active-locale.ts';
import { formats } from './formats.ts';
import { i18n } from './i18n.ts';
import { interpolation, numberWriter } from './number-writer.ts';
import { onSite } from '../boot/site-address.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, area, done) => {
    fetchCatalogue(locale, area).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

type TextFile = Readonly<Record<string, ResourceKey>>;
const fetchedFiles = new Map<string, Promise<TextFile>>();

async function fetchCatalogue(locale: string, area: string): Promise<ResourceKey> {
  const path = `${locale}/${fileOfArea[area] ?? 'rest'}`;
  const fetching = fetchedFiles.get(path) ?? fetchFile(path);
  fetchedFiles.set(path, fetching);
  const texts = (await fetching)[area];
  if (texts === undefined) throw new Error(`No catalogue ${locale}/${area}`);
  return texts;
}

async function fetchFile(path: string): Promise<TextFile> {
  try {
    const answer = await fetch(onSite(`${localeRoot}/${path}.json`));
    if (!answer.ok) throw new Error(`No catalogue ${path}: ${answer.status}`);
    return (await answer.json()) as TextFile;
  } catch (error) {
    // The next one who needs it asks again.
    fetchedFiles.delete(path);
    throw error;
  }
}

/** Loads the texts that every screen needs. The files have no gaps: the build fills them. */
export async function startI18n(): Promise<void> {
  document.documentElement.lang = activeLocale.language;
  document.documentElement.dir = activeLocale.dir;
  await i18n
    .use(backend)
    .use(numberWriter(formats.number))
    .use(initReactI18next)
    .init({
      lng: activeLocale.value,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation,
      returnNull: false,
    });
}

/** Loads the texts of an area, together with the code that shows them. Those that are here wait for no others. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  if (areas.every((area) => i18n.hasLoadedNamespace(area))) return;
  await i18n.loadNamespaces(areas);
}

/** What a list has: foods bring the labels of their aisles. */
export type SeedListKind = 'foods' | 'units' | 'labels';

/** The locales whose foods and labels are listed. */
const foodLocales: readonly string[] = (
  'af-ZA ar-SA bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-GB en-US es-ES fi-FI fr-BE fr-CA fr-FR gl-ES' +
  ' he-IL hr-HR hu-HU it-IT ja-JP ko-KR nl-NL no-NO pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-SP' +
  ' sv-SE tr-TR uk-UA vi-VN zh-CN zh-TW'
).split(' ');

/** The locales whose units are listed: each that a client may name. */
const unitLocales: readonly string[] = (
  'af-ZA ar-SA bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-GB en-US es-ES fi-FI fr-BE fr-CA fr-FR gl-ES' +
  ' he-IL hr-HR hu-HU is-IS it-IT ja-JP ko-KR lt-LT lv-LV nl-NL no-NO pl-PL pt-BR pt-PT ro-RO ru-RU' +
  ' sk-SK sl-SI sr-SP sv-SE tr-TR uk-UA vi-VN zh-CN zh-TW'
).split(' ');

/** The locales that have a list of that kind, in alphabetical order. */
export function listSeedLocales(kind: SeedListKind): readonly string[] {
  return kind === 'units' ? unitLocales : foodLocales;
}

/** Whether a locale has a list of that kind of its own. */
export function hasSeedList(kind: SeedListKind, locale: string): boolean {
  return listSeedLocales(kind).includes(locale);
}

/** The locale whose list a group gets: its own, else American English. */
export function chooseSeedLocale(kind: SeedListKind, locale: string): string {
  return hasSeedList(kind, locale) ? locale : 'en-US';
}

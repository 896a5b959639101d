/** Regions of the product's locales whose calendars begin the week on Sunday. */
const sundayRegions: ReadonlySet<string> = new Set([
  'BR',
  'CA',
  'IL',
  'JP',
  'KR',
  'PT',
  'SA',
  'TW',
  'US',
  'ZA',
]);

/**
 * The first day of the week where a locale is spoken, 0 for Sunday. Most of the world begins on Monday.
 *
 * @param locale a language tag with its region, such as de-DE
 */
export function findFirstDayOfWeek(locale: string): number {
  const region = locale.split('-').at(-1)?.toUpperCase() ?? '';
  return sundayRegions.has(region) ? 0 : 1;
}

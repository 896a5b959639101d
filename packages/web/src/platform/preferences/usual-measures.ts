/** What recipes are shown in: as they were written, or converted. */
export type Measures = 'original' | 'metric' | 'us';

/** Where kitchens have cups and ounces. */
const withCups = new Set(['US', 'LR', 'MM']);

/** The measures of most kitchens where that language is spoken, such as `en-US`; as written where none is told. */
export function guessMeasures(language: string): Measures {
  const region = readRegion(language);
  if (region === undefined) return 'original';
  return withCups.has(region) ? 'us' : 'metric';
}

const days = { sun: 0, mon: 1, fri: 5, sat: 6 } as const;
/** The regions whose week does not begin on a Monday, by the supplemental data of CLDR (`weekData`). */
const firstDays: readonly (readonly [keyof typeof days, string])[] = [
  [
    'sun',
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  ['fri', 'MV'],
  ['sat', 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

/** The day on which the week begins where that language is spoken, 0 for Sunday. */
export function guessFirstDayOfWeek(language: string): number {
  const region = readRegion(language);
  const found = firstDays.find(([, regions]) => region !== undefined && regions.split(' ').includes(region));
  return days[found?.[0] ?? 'mon'];
}

/** The region of a language, or the most likely one of a language alone; undefined for other texts. */
function readRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

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

/** The region of a language, or the most likely one of a language alone; undefined for other texts. */
function readRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

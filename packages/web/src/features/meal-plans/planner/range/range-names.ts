import type { PlanRange } from '../../entries/index.ts';

/** The days of a range, as a button says them. */
export interface RangeNames {
  /** Months in letters. */
  readonly full: string;
  /** Figures only, for where there is little room. */
  readonly tight: string;
  readonly hasYear: boolean;
}

/** The year is left out where both ends lie in that of `today`; `locale` is one of `Intl`. */
export function rangeNames({ from, to }: PlanRange, today: string, locale: string): RangeNames {
  const year = getYear(today);
  const hasYear = getYear(from) !== year || getYear(to) !== year;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', ...options }).formatRange(
      new Date(from),
      new Date(to),
    );
  return {
    full: write({ month: 'short', ...(hasYear && { year: 'numeric' }) }),
    tight: squeeze(write({ month: 'numeric', ...(hasYear && { year: '2-digit' }) })),
    hasYear,
  };
}

/** Characters that a phone of 360 px has room for beside the other buttons. */
export const maxTight = 19;

/** Without blanks and the words around figures, where a language has so many that they would not fit. */
function squeeze(text: string): string {
  return text.length <= maxTight ? text : text.replaceAll(/\s|\p{L}+\.?/gu, '');
}

const getYear = (day: string) => day.slice(0, 4);

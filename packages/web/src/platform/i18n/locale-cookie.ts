const NAME = 'hearth.locale';
const YEAR_IN_SECONDS = 31_536_000;

/** The language chosen on this device; the server reads the same cookie to write the page's head. */
export function keptLocale(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${NAME}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(NAME.length + 1));
}

/** Remembers a chosen language for a year. */
export function keepLocale(value: string): void {
  document.cookie = `${NAME}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

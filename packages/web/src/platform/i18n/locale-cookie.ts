const cookieName = 'hearth.locale';
const yearInSeconds = 31_536_000;

/** The language chosen on this device; the server reads the same cookie to write the page's head. */
export function keptLocale(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(cookieName.length + 1));
}

/** Remembers a chosen language for a year. */
export function keepLocale(value: string): void {
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

/** Browser and system of a device, as far as its `User-Agent` names them. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that fits names it: browsers pretend to be each other, the later ones in this list most of all. */
const browsers: readonly [RegExp, string][] = [
  [/\bHomeAssistant\b/i, 'Home Assistant'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a `User-Agent` header, or its first product. */
export function guessDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const first = /^[\w .-]{1,40}/.exec(text)?.[0].trim() ?? '';
  return { browser: nameIn(browsers) ?? (first === '' ? null : first), system: nameIn(systems) };
}

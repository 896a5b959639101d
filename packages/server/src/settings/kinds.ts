import * as z from 'zod';

/** Converts the text of a variable to a value; undefined is an unset variable. */
export type Kind<T> = z.ZodType<T, string | undefined>;

/** Parses a text; returns `{ wrong }` with the allowed values if it is invalid. */
type Read<T> = (text: string) => { readonly value: T } | { readonly wrong: string };

/** A kind from a parser; an unset variable has the value `fallback`. */
function kind<T, F>(fallback: F, read: Read<T>): Kind<T | F> {
  return z
    .string()
    .optional()
    .transform((text, context): T | F => {
      if (text === undefined) return fallback;
      const result = read(text);
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.wrong });
      return z.NEVER;
    });
}

const trueWords = new Set(['true', '1', 'yes', 'on']);
const falseWords = new Set(['false', '0', 'no', 'off']);

/** true/1/yes/on or false/0/no/off, case-insensitive. */
export function bool(fallback: boolean): Kind<boolean> {
  return kind(fallback, (text) => {
    const word = text.trim().toLowerCase();
    if (trueWords.has(word)) return { value: true };
    if (falseWords.has(word)) return { value: false };
    return { wrong: 'true, 1, yes, on, false, 0, no or off' };
  });
}

/** A mode that only `true` or `1` enables; any other text disables it (people-and-kitchen.md 16). */
export function mode(fallback: boolean): Kind<boolean> {
  return kind(fallback, (text) => ({ value: ['true', '1'].includes(text.trim().toLowerCase()) }));
}

/** An integer from `min` to `max`. */
export function int(fallback: number, min: number, max: number): Kind<number> {
  return kind(fallback, (text) => {
    const value = /^[+-]?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return { value };
    return { wrong: `a whole number from ${min} to ${max}` };
  });
}

/** Any text, trimmed. */
export function text(fallback: string): Kind<string> {
  return kind(fallback, (raw) => ({ value: raw.trim() }));
}

/** Any text, or null if unset. */
export function optionalText(): Kind<string | null> {
  return kind(null, (raw) => ({ value: raw.trim() }));
}

/** An untrimmed password or key; null if unset. */
export function optionalSecret(minLength = 1): Kind<string | null> {
  return kind(null, (raw) =>
    raw.length >= minLength ? { value: raw } : { wrong: `at least ${minLength} characters long` },
  );
}

/** An untrimmed password or key, with a fallback. */
export function secretText(fallback: string): Kind<string> {
  return kind(fallback, (raw) => ({ value: raw }));
}

/** One of `choices`, case-insensitive, mapped to its value. */
export function choice<T extends string>(fallback: T, choices: Readonly<Record<string, T>>): Kind<T> {
  return kind(fallback, (raw) => {
    const value = choices[raw.trim().toLowerCase()];
    return value === undefined ? { wrong: `one of ${Object.keys(choices).join(', ')}` } : { value };
  });
}

function parseUrl(raw: string, schemes: readonly string[]): string | null {
  const trimmed = raw.trim();
  const scheme = trimmed.slice(0, trimmed.indexOf(':')).toLowerCase();
  return schemes.includes(scheme) && URL.canParse(trimmed) ? trimmed : null;
}

function wrongUrl(schemes: readonly string[]): string {
  return `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
}

/** The address of a site, without trailing slashes: one with a path would serve pages whose parts lie elsewhere. */
export function siteAddress(fallback: string, schemes: readonly string[]): Kind<string> {
  const wrong = `${wrongUrl(schemes)} and has no query, fragment or odd characters in its path`;
  return kind(fallback, (raw) => {
    const [, address] = /^(\w+:\/\/[^/?#]+(?:\/[\w.~-]+)*)\/*$/.exec(parseUrl(raw, schemes) ?? '') ?? [];
    return address === undefined ? { wrong } : { value: address };
  });
}

/** An unchanged address with one of the schemes, or null if unset. */
export function optionalUrl(schemes: readonly string[]): Kind<string | null> {
  return kind(null, (raw) => {
    const value = parseUrl(raw, schemes);
    return value === null ? { wrong: wrongUrl(schemes) } : { value };
  });
}

/** A kind with a custom parser: `read` returns the value, or null if the text is not `allowed`. */
export function parsed<T, F>(fallback: F, allowed: string, read: (text: string) => T | null): Kind<T | F> {
  return kind(fallback, (raw) => {
    const value = read(raw.trim());
    return value === null ? { wrong: allowed } : { value };
  });
}

import type { Module } from 'i18next';

/** Has i18next call the formatter for every value. React escapes. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/**
 * Numbers come into texts as `write` writes them, all else as it is. What must not be grouped, such as a year, is
 * passed as a text.
 */
export function numberWriter(write: (value: number) => string) {
  const writer = {
    type: 'formatter' as const,
    format: (value: unknown) => (typeof value === 'number' ? write(value) : value),
  };
  return writer satisfies Module;
}

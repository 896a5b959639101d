/** Parts one after another, separated as the language does it. */
export function listText(parts: readonly string[], formats: string): string {
  return new Intl.ListFormat(formats, { type: 'unit', style: 'short' }).format(parts);
}

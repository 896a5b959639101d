/** A step without the number that counts it: `3. Bake` is `Bake`. */
export function withoutNumber(step: string): string {
  return step.replace(/^\s*\d{1,3}\.\s+/, '').trim();
}

/** The digits of a rating read as one whole number (`4.5 stars` is 45, as the contract has it), or null without digits. */
export function cleanRating(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const digits = String(value).replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

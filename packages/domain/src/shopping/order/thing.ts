const maxLength = 120;

/** The key of an item across lists and trips: the id of its food, or else its normalised note. */
export function buildThingKey({
  foodId,
  note,
}: {
  readonly foodId: string | null;
  readonly note: string;
}): string {
  if (foodId !== null) return foodId;
  const words = note.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return `: ${words}`.slice(0, maxLength);
}

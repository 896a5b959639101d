const longest = 120;

/** What an item is, whichever list it stands on and whenever: its food, else what it says. */
export function thingOf({ foodId, note }: { readonly foodId: string | null; readonly note: string }): string {
  if (foodId !== null) return foodId;
  const words = note.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return `: ${words}`.slice(0, longest);
}

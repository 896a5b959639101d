import type { ItemDraft, ListItem } from '../../sync/index.ts';

/** What the editor of an item holds: what it says of it, as long as nobody has saved it. */
export function draftOfItem({ quantity, unit, food, note, isFood, label }: ListItem): ItemDraft {
  return { quantity, unit, food, note, isFood, label };
}

/** As a food with an amount, or as a note that stands for itself; what was written is kept. */
export function inMode(draft: ItemDraft, isFood: boolean): ItemDraft {
  if (isFood || draft.isFood === isFood) return { ...draft, isFood };
  const note = draft.note.trim() === '' ? (draft.food?.name ?? '') : draft.note;
  return { ...draft, isFood, note, food: null, unit: null };
}

/** Whether the draft says what to buy. */
export function isEmpty({ food, note }: ItemDraft): boolean {
  return food === null && note.trim() === '';
}

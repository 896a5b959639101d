import type { ItemDraft, ListItem } from '../../sync/index.ts';

/** The initial draft of the editor for an item. */
export function draftOfItem({ quantity, unit, food, note, isFood, label }: ListItem): ItemDraft {
  return { quantity, unit, food, note, isFood, label };
}

/** The draft as a food with an amount, or as a note, without losing text. */
export function inMode(draft: ItemDraft, isFood: boolean): ItemDraft {
  if (isFood || draft.isFood === isFood) return { ...draft, isFood };
  const note = draft.note.trim() === '' ? (draft.food?.name ?? '') : draft.note;
  return { ...draft, isFood, note, food: null, unit: null };
}

/** Whether the draft has neither food nor note. */
export function isEmpty({ food, note }: ItemDraft): boolean {
  return food === null && note.trim() === '';
}

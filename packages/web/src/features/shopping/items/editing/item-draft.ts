// Not through its index, which the simulator cannot compile.
import type { ItemFields, ListItem } from '../../sync/list-operation.ts';
import type { ItemDraft } from '../../sync/new-item.ts';

/** The initial draft of the editor for an item. */
export function draftOfItem({
  quantity,
  unit,
  food,
  note,
  originalText,
  isFood,
  label,
}: ListItem): ItemDraft {
  return { quantity, unit, food, note, originalText, isFood, label };
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

/**
 * The fields that the user has changed in the editor, so that the others keep what another device has saved
 * meanwhile; empty if nothing was changed.
 * @param opened the draft with which the editor opened
 */
export function changeOfDraft(opened: ItemDraft, draft: ItemDraft): ItemFields {
  const note = draft.note.trim();
  return {
    ...(draft.quantity === opened.quantity ? {} : { quantity: draft.quantity }),
    ...(draft.unit?.id === opened.unit?.id ? {} : { unit: draft.unit }),
    ...(draft.food?.id === opened.food?.id ? {} : { food: draft.food }),
    ...(note === opened.note.trim() ? {} : { note }),
    ...(draft.isFood === opened.isFood ? {} : { isFood: draft.isFood }),
    ...(draft.label?.id === opened.label?.id ? {} : { label: draft.label }),
  };
}

import type { ParsedIngredient } from '@hearth/contract';
import type { ReadPart } from './part-card.tsx';

/** The four parts of a line, in the order of a recipe; `amountText` writes its quantity as the reader's language does. */
export function listParts(
  { ingredient, confidence }: ParsedIngredient,
  amountText: (quantity: number) => string,
): ReadPart[] {
  const quantity = ingredient.quantity ?? 0;
  const isKnown = (entry: { id?: string | null | undefined } | null) =>
    entry === null ? null : typeof entry.id === 'string';
  return [
    {
      name: 'quantity',
      text: quantity === 0 ? '' : amountText(quantity),
      confidence: confidence.quantity,
      isKnown: null,
    },
    {
      name: 'unit',
      text: ingredient.unit?.name ?? '',
      confidence: confidence.unit,
      isKnown: isKnown(ingredient.unit),
    },
    {
      name: 'food',
      text: ingredient.food?.name ?? '',
      confidence: confidence.food,
      isKnown: isKnown(ingredient.food),
    },
    { name: 'comment', text: ingredient.note ?? '', confidence: confidence.comment, isKnown: null },
  ];
}

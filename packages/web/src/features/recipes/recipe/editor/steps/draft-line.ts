import type { RecipeIngredient } from '@hearth/contract';
import { amountText } from '../../../../../ui/form/amount-text.ts';
import { activeLocale } from '../../../../../platform/i18n/index.ts';

/** An ingredient of the draft as one line of text. */
export function draftLine({ quantity, unit, food, note, disableAmount }: RecipeIngredient): string {
  const amount =
    disableAmount && food === null ? '' : amountText(quantity === 0 ? null : quantity, activeLocale.formats);
  return [amount, unit?.name ?? '', food?.name ?? '', note ?? ''].filter((part) => part !== '').join(' ');
}

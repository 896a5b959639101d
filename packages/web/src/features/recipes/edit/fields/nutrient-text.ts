import { readNutrient } from '@hearth/domain/nutrition/stated-amounts';
import { amountText, readAmount } from '../../../../ui/form/amount-text.ts';

/** An amount as the API has it, from a text typed in a language: `250.5` of `250,5`. A text that is no number stays. */
export function toNutrient(text: string, locale: string): string {
  const amount = readAmount(text, locale);
  return amount === undefined ? text : String(amount ?? '');
}

/** An amount of the API as a language writes it in a field: `250,5` of `250.5`. A text that is no number stays. */
export function nutrientText(value: string, locale: string): string {
  const amount = readNutrient(value);
  return amount === null ? value : amountText(amount, locale);
}

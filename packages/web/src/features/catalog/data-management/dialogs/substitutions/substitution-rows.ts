import type { Substitution } from '@hearth/contract';
import { amountText, readAmount } from '../../../../../ui/form/amount-text.ts';

/** A substitution while it is edited: amounts as they are typed. */
export interface SubstitutionRow {
  readonly quantity: string;
  readonly unitId: string | null;
  readonly substituteQuantity: string;
  readonly substituteUnitId: string | null;
  readonly substituteFoodId: string | null;
  readonly note: string;
}

/** The amount that a row begins with: that of the line, or one of the food. */
export interface FirstAmount {
  readonly quantity: number | null;
  readonly unitId: string | null;
}

/** A new row. Amounts are written, and read, with the figures of a locale. */
export function buildRow({ quantity, unitId }: FirstAmount, locale: string): SubstitutionRow {
  const empty = { substituteQuantity: '', substituteUnitId: null, substituteFoodId: null, note: '' };
  return { quantity: amountText(quantity || 1, locale), unitId, ...empty };
}

/** Stored substitutions, to be edited. */
export function buildRows(stored: readonly Substitution[], locale: string): SubstitutionRow[] {
  const write = (amount: number | null) => (amount === null ? '' : amountText(amount, locale));
  return stored.map((one) => ({
    quantity: write(one.quantity),
    unitId: one.unit?.id ?? null,
    substituteQuantity: write(one.substituteQuantity),
    substituteUnitId: one.substituteUnit?.id ?? null,
    substituteFoodId: one.substituteFood.id,
    note: one.note,
  }));
}

/** Whether an amount cannot be read: it is no number, or nothing. */
export function isWrongAmount(text: string, locale: string): boolean {
  const amount = readAmount(text, locale);
  return amount === undefined || amount === 0;
}

/** Whether a row names an amount or a unit that is not kept, since the other side has no amount. */
export function isOneSided({
  quantity,
  unitId,
  substituteQuantity,
  substituteUnitId,
}: SubstitutionRow): boolean {
  const texts = [quantity, substituteQuantity].map((text) => text.trim());
  const isSaid = texts.some((text) => text !== '') || unitId !== null || substituteUnitId !== null;
  return isSaid && texts.includes('');
}

/** Why rows cannot be saved: the first of them, counted from 1, that lacks its food or has an amount that cannot be read. */
export function findProblem(
  rows: readonly SubstitutionRow[],
  locale: string,
): { readonly kind: 'food' | 'amount'; readonly number: number } | null {
  const index = rows.findIndex((row) => readRow(row, locale) === null);
  const row = rows[index];
  if (row === undefined) return null;
  return { kind: row.substituteFoodId === null ? 'food' : 'amount', number: index + 1 };
}

/** Rows as the API takes them; null while one is not complete. An amount on one side alone says nothing and is left out. */
export function readRows(rows: readonly SubstitutionRow[], locale: string) {
  const sent = rows.map((row) => readRow(row, locale));
  return sent.every((one) => one !== null) ? sent : null;
}

function readRow(row: SubstitutionRow, locale: string) {
  const { substituteFoodId, note } = row;
  const texts = [row.quantity, row.substituteQuantity];
  if (substituteFoodId === null || texts.some((text) => isWrongAmount(text, locale))) return null;
  const [quantity, substituteQuantity] = texts.map((text) => readAmount(text, locale));
  if (!quantity || !substituteQuantity) return { substituteFoodId, note };
  const { unitId, substituteUnitId } = row;
  return { quantity, unitId, substituteQuantity, substituteUnitId, substituteFoodId, note };
}

/** Amounts as a kitchen measures them: how far what was computed is rounded, and in which unit. */
export { type AmountPart, type KitchenAmount, roundAmount } from './kitchen-amount.ts';
export { largerUnits } from './rounding-table.ts';

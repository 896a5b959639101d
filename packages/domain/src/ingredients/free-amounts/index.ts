/** Amounts in ingredients that are free text: found, scaled and shown in other measures, without touching the text. */
export { amountAt, type FoundAmount } from './amount-at.ts';
export { alternativeBehind, findLineAmount, type LineAmount, starts } from './find-amounts.ts';
export { findFurtherAmount, type FurtherAmount } from './further-amount.ts';
export {
  type AmountView,
  type LineView,
  lineView,
  measureText,
  noteView,
  scaledAmount,
  shownAmount,
} from './line-view.ts';
export { aboutWeight, type CupWeight, metricUnit } from './metric-unit.ts';
export { type AmountInUnit, countText, inSmallerUnit } from './kitchen-amounts.ts';

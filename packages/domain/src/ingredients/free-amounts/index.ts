/** Amounts in ingredients that are free text: found, scaled and shown in other measures, without touching the text. */
export { amountAt, type FoundAmount } from './amount-at.ts';
export { findLineAmount, type LineAmount } from './find-amounts.ts';
export { type AmountView, type LineView, lineView, isSolidVolume, measureText } from './line-view.ts';
export { type CountedFood, scaledStep, type StepAmount, stepAmounts } from './step-amounts.ts';
export { type AmountInUnit, countText, inSmallerUnit } from './kitchen-amounts.ts';

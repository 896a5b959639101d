/**
 * One line of a recipe or a list: its text as it is written, the amounts in it and what each of them says, and the line
 * as a reader sees it. Nothing else reads, scales or spells the amounts of a line.
 */
export {
  type IngredientLine,
  type IngredientParts,
  hasDecimalAmount,
  isFreeText,
  listForms,
  joinAmount,
  joinNote,
  spellParts,
  joinSegments,
  readIngredientLine,
  renderIngredient,
  renderIngredientText,
  renderReadIngredient,
} from './ingredient-line.ts';
export { assignRoles, isInName, isLength } from './assign-roles.ts';
export { type CatalogNames, type LineIngredient, listNames } from './ingredient.ts';
export { firstNumber, getKnownUnit, isMeasure } from './line.ts';
export type { Amount, AmountRole, Line, Span, WrittenUnit } from './line.ts';
export { findFurtherAmount, findMainAmount, type MainAmount } from './main-amount.ts';
export { readLine } from './read-line.ts';
export { type AmountView, asWritten, isScaled, type LineFacts, renderLine } from './render-line.ts';
export { plainText, readRichText, type RichMark, type RichRun, writeRichHtml } from './rich-text.ts';
export { scanAmountAt, scanAmounts, type ScannedAmount } from './scan-amounts.ts';
export { findMeasure, findStandardUnit } from './standard-unit.ts';
export type { Segment } from './segments.ts';
export { about, spellNumber } from './spell-amount.ts';
export { withoutListNumber } from './tokens.ts';
export { isWrittenAs } from './written-text.ts';

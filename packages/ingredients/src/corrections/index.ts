/** What people have put right in ingredient lines, and what the next line learns from it. */
export {
  correctionKinds,
  type CorrectedLine,
  type Correction,
  type CorrectionKind,
  lineWithoutAmount,
} from './correction.ts';
export { type CorrectionIndex, createCorrectionIndex } from './correction-index.ts';
export { correctionsFrom, type ReadAs } from './learn.ts';
export { type MovedWords, preparationsFrom, wordsAroundName } from './preparations.ts';

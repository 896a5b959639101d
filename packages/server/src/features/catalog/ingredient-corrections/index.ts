/** What groups have taught the readers of ingredient lines. */
export {
  forgetCorrection,
  getCorrectionIndex,
  type CorrectionChanges,
  listCorrections,
  recordCorrections,
} from './ingredient-corrections.service.ts';

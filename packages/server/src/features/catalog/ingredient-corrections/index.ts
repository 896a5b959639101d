/** What groups have taught the readers of ingredient lines. */
export {
  forgetCorrection,
  getCorrectionIndex,
  type Lesson,
  listCorrections,
  recordCorrections,
} from './ingredient-corrections.service.ts';

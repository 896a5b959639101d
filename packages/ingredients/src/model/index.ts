/** English ingredient lines, labelled word by word by a linear-chain conditional random field. */
export { amountsOf, type LabelledAmount, type WordBeforeNumber } from './amounts.ts';
export type { Calibration } from './calibration.ts';
export { confidenceOf, type LineParts, type PartConfidence, partsOf } from './english-parts.ts';
export { featuresOf } from './features/features.ts';
export { type LabelledLine, labelLine } from './label-line.ts';
export { type Label, labelNames } from './labels.ts';
export { loadLabelModel } from './load-model.ts';
export { type LabelModel, readModel, type StoredModel } from './model.ts';
export { textOf } from './tokens/token-text.ts';
export { maxLineLength, type Token, tokensOf } from './tokens/tokens.ts';

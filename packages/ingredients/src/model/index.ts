/** English ingredient lines, labelled word by word by a linear-chain conditional random field. */
export { collectAmounts, type LabelledAmount, type WordBeforeNumber } from './amounts.ts';
export type { Calibration } from './calibration.ts';
export { computeConfidence, type LineParts, type PartConfidence, buildParts } from './english-parts.ts';
export { listFeatures } from './features/features.ts';
export { type LabelledLine, labelLine } from './label-line.ts';
export { type Label, labelNames } from './labels.ts';
export { loadLabelModel } from './load-model.ts';
export { type LabelModel, readModel, type StoredModel } from './model.ts';
export { joinRuns } from './tokens/token-text.ts';
export { maxLineLength, type Token, tokenize } from './tokens/tokens.ts';

/** Foods in the place of others: how much of them a line needs, and the line as it is then. */
export { listSubstitutes } from './list-substitutes.ts';
export {
  computeSubstitute,
  exchangeLine,
  type LineSubstitute,
  type Ratio,
  type SubstitutedAmount,
  writeRatio,
} from './substitute-line.ts';

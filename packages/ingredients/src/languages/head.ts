import type { Amount } from './amounts/amounts.ts';
import type { ReadUnitId } from './language.ts';

/** How the amount of a line is found. */
export type AmountSource = 'leading' | 'trailing' | 'bracket' | 'unit' | 'vague' | 'none';

/** The amount of a line. */
export interface Head {
  readonly amount: Amount | undefined;
  readonly unitId: ReadUnitId | undefined;
  readonly source: AmountSource;
}

import type { PostgresServer } from './postgres-server.ts';

/** What a trial is given. */
export interface Context {
  /** The short form of every trial ends within a minute. */
  readonly isShort: boolean;
  /** How long the long form of the soak lasts. */
  readonly hours: number;
  /** The same seed draws the same random numbers. */
  readonly seed: number;
  /** The next random number from 0 to below 1. */
  readonly random: () => number;
  /** Prints a line while the trial runs. */
  readonly say: (line: string) => void;
  /** A PostgreSQL server for all trials, started by the first that asks; null where it is not installed. */
  readonly postgres: () => Promise<PostgresServer | null>;
}

/** Measured numbers and short findings by name. */
export type Figures = Readonly<Record<string, number | string>>;

/** How a trial ended. */
export interface Outcome {
  readonly verdict: 'passed' | 'failed' | 'skipped';
  readonly figures: Figures;
}

/** An experiment that shows whether a promise of docs/trust.md holds. */
export interface Trial {
  /** The row of docs/trust.md. */
  readonly row: string;
  readonly name: string;
  readonly promise: string;
  readonly run: (context: Context) => Promise<Outcome>;
}

/** The outcome of a trial whose figures are all there: passed unless `faults` names a broken promise. */
export function judge(figures: Figures, faults: readonly string[]): Outcome {
  if (faults.length === 0) return { verdict: 'passed', figures };
  const shown = [...new Set(faults)].slice(0, 5).join('; ');
  return { verdict: 'failed', figures: { ...figures, faults: `${faults.length}: ${shown}` } };
}

/** The outcome of a trial that this machine cannot run. */
export function skip(reason: string): Outcome {
  return { verdict: 'skipped', figures: { reason } };
}

import type { Mutation } from '../../mutate/mutation.ts';

/** A bug that breaks a promise in a way that a trial has to see, put into one place of the code. */
export interface Fault extends Omit<Mutation, 'tests'> {
  /** A part of the trial's name. */
  readonly trial: string;
  /** What the trial has to find, in its own words: it may not fail for another reason. */
  readonly finds: RegExp;
}

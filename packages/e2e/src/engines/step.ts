import type { Driver } from './driver.ts';
import type { Kitchen } from './kitchen.ts';

/** Where a step is taken. */
export interface Place extends Kitchen {
  readonly isPhone: boolean;
}

/** One step of the walk, which is the same for every engine and width. */
export interface Step {
  /** The journey that it belongs to. */
  readonly journey: string;
  readonly name: string;
  run(driver: Driver, place: Place): Promise<void>;
}

/** The recipe that most steps use. */
export const lemonCake = '/g/home/r/lemon-cake';

/** A line of a recipe. */
export const ingredient = '[data-part="ingredient"]';

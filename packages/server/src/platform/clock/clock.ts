/** Where the program reads the time: handed in, so that tests can hold it still. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };

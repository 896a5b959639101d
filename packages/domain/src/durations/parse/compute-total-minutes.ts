import { minutesOfDuration } from './minutes-of-duration.ts';

/** The times of a recipe, as texts. */
export interface RecipeTimes {
  readonly totalTime: string | null;
  readonly prepTime: string | null;
  /** How long it cooks; `cookTime` counts where it is empty. */
  readonly performTime: string | null;
  readonly cookTime: string | null;
}

/** What imports write for a duration of nothing. */
const nothing = 'none';

/**
 * How many minutes a recipe takes: those of its total time, or of preparing and cooking together where no total is
 * written. Null where that is not clearly said.
 */
export function computeTotalMinutes(times: RecipeTimes): number | null {
  return isWritten(times.totalTime) ? minutesOfDuration(times.totalTime) : sumOfParts(times);
}

/** How many minutes the parts of a recipe's time are; null where a text is not clearly one duration. */
export interface PartMinutes {
  readonly prep: number | null;
  readonly perform: number | null;
}

/** The minutes of preparing, and of cooking. */
export function computePartMinutes({ prepTime, performTime, cookTime }: RecipeTimes): PartMinutes {
  return { prep: readPart(prepTime), perform: readPart(isBlank(performTime) ? cookTime : performTime) };
}

/** The minutes of preparing and cooking together; null unless both are clear durations. */
function sumOfParts(times: RecipeTimes): number | null {
  const { prep, perform } = computePartMinutes(times);
  return prep === null || perform === null ? null : prep + perform;
}

function readPart(text: string | null): number | null {
  if (isBlank(text)) return null;
  return isWritten(text) ? minutesOfDuration(text) : 0;
}

/** Whether a text says a time at all. */
function isWritten(text: string | null): text is string {
  return !isBlank(text) && text?.trim() !== nothing;
}

function isBlank(text: string | null): boolean {
  return (text ?? '').trim() === '';
}

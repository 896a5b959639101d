import type { RecipeTimelineEventOut } from '@hearth/contract';

/** A row of the timeline: one event, or recipes that one person created on one day. */
export type TimelineRow =
  | { readonly kind: 'event'; readonly key: string; readonly event: RecipeTimelineEventOut }
  | { readonly kind: 'created'; readonly key: string; readonly events: readonly RecipeTimelineEventOut[] };

/** Fewer are shown one by one. */
const minFolded = 3;
/** A row holds no more, so that an import of thousands keeps its place while the rest is fetched. */
export const maxFolded = 100;

/** Whether it is the event that the server writes when a recipe is created. */
export function isCreation({ eventType, subject }: RecipeTimelineEventOut): boolean {
  return eventType === 'system' && subject === 'Recipe Created';
}

/**
 * Folds runs of created recipes into one row each; everything else keeps a row to itself.
 *
 * @param events in the order of the timeline
 * @param unfolded keys of rows that the reader has opened
 * @param dayOf the day of an instant, where the reader is
 */
export function foldEvents(
  events: readonly RecipeTimelineEventOut[],
  unfolded: ReadonlySet<string>,
  dayOf: (instant: string) => string,
): TimelineRow[] {
  const runs: RecipeTimelineEventOut[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run !== undefined && continues(run, event, dayOf)) run.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => {
    const key = run[0]?.id ?? '';
    return run.length < minFolded || unfolded.has(key)
      ? run.map(buildRow)
      : [{ kind: 'created', key, events: run }];
  });
}

function continues(
  run: readonly RecipeTimelineEventOut[],
  event: RecipeTimelineEventOut,
  dayOf: (instant: string) => string,
): boolean {
  const [first] = run;
  if (first === undefined || run.length >= maxFolded) return false;
  const isSameKind = isCreation(first) && isCreation(event);
  return isSameKind && first.userId === event.userId && dayOf(first.timestamp) === dayOf(event.timestamp);
}

function buildRow(event: RecipeTimelineEventOut): TimelineRow {
  return { kind: 'event', key: event.id, event };
}

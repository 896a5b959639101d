import { JsonText } from './json-text.ts';
import { wireJsonInTurns } from './wire-json.ts';

/** The JSON of a list that may be megabytes long, made in turns of the event loop. */
export async function listText<Entry>(entries: readonly Entry[]): Promise<JsonText<Entry[]>> {
  return new JsonText<Entry[]>(await wireJsonInTurns(entries));
}

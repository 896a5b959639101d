import { mapInTurns } from '../concurrency/map-in-turns.ts';
import { JsonText } from './json-text.ts';
import { wireJson } from './wire-json.ts';

/** The JSON of a list that may be megabytes long, made in turns of the event loop. */
export async function listText<Entry>(entries: readonly Entry[]): Promise<JsonText<Entry[]>> {
  return new JsonText<Entry[]>(`[${(await mapInTurns(entries, (entry) => wireJson(entry))).join(',')}]`);
}

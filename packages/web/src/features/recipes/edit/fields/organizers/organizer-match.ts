import type { Organizer } from '@hearth/contract/index';
import { bestFirst } from '../../../../../ui/text/best-first.ts';
import { plainText } from '../../../../../ui/text/plain-text.ts';

/** An organizer that a recipe has. */
export type Chosen = Organizer;

/** Matches of a typed name. */
export interface Matches {
  /** Existing ones that are not chosen yet, best first. */
  options: readonly Organizer[];
  /** The name to create, when nothing has exactly that name. */
  newName: string | null;
}

const maxOptions = 50;

/** Finds organizers by a typed text, ignoring case and accents, best first. */
export function findMatches(all: readonly Organizer[], chosen: readonly Chosen[], text: string): Matches {
  const wanted = plainText(text);
  const taken = new Set(chosen.map(({ id }) => id));
  const free = all.filter(({ id }) => !taken.has(id));
  const isKnown = [...all, ...chosen].some(({ name }) => plainText(name) === wanted);
  return {
    options: bestFirst(free, text, ({ name }) => [name]).slice(0, maxOptions),
    newName: wanted === '' || isKnown ? null : text.trim(),
  };
}

/** By name, as people order names. */
export function nameOrder(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, undefined, { sensitivity: 'base', numeric: true });
}

/**
 * The recipes that the share of a recipe in an item comes from: the names of those within it, and null for itself where
 * both bring some. Empty if only the recipe itself does.
 */
export type ShareSources = readonly (string | null)[];

/** The most names that are kept of one share; the others are not said. */
const maxShareSources = 20;

const itself: ShareSources = [null];

/** Sources, each once, and none if they are the recipe itself alone. */
export function tidySources(sources: ShareSources): ShareSources {
  if (sources.every((source) => source === null)) return [];
  return [...new Set(sources)].slice(0, maxShareSources);
}

/** The sources of two shares of one recipe together, each once, in their order. */
export function joinSources(one: ShareSources, other: ShareSources): ShareSources {
  return tidySources([one, other].flatMap((sources) => (sources.length === 0 ? itself : sources)));
}

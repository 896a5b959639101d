/** Paths with cached responses: the signed-in user, lists, stores, the plan, catalog entries, and what the library is sorted by. */
const cachedPaths = [
  /^\/api\/users\/self(?:\/ratings)?$/,
  /^\/api\/households\/shopping\/lists(?:\/[\w-]+(?:\/learned-order)?)?$/,
  /^\/api\/households\/shopping\/usual-items$/,
  /^\/api\/households\/mealplans(?:\/(?:today|kinds))?$/,
  /^\/api\/households\/self(?:\/preferences)?$/,
  /^\/api\/households\/(?:preferences|members|stores)$/,
  /^\/api\/(?:foods|units)$/,
  /^\/api\/groups\/labels$/,
  /^\/api\/organizers\/(?:categories|tags|tools)(?:\/counts)?$/,
  /^\/api\/households\/cookbooks$/,
  /^\/api\/groups\/households$/,
];

/** Whether responses of this URL are cached for offline use. */
export function isCacheable({ pathname }: Pick<URL, 'pathname'>): boolean {
  return cachedPaths.some((pattern) => pattern.test(pathname));
}

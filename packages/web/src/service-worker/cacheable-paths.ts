/** Paths with cached responses: the signed-in user, lists, the plan, and catalog entries. */
const cachedPaths = [
  /^\/api\/users\/self$/,
  /^\/api\/households\/shopping\/lists(?:\/[\w-]+(?:\/learned-order)?)?$/,
  /^\/api\/households\/mealplans(?:\/today)?$/,
  /^\/api\/households\/self(?:\/preferences)?$/,
  /^\/api\/households\/(?:preferences|members)$/,
  /^\/api\/(?:foods|units)$/,
  /^\/api\/groups\/labels$/,
];

/** Whether responses of this URL are cached for offline use. */
export function isCacheable({ pathname }: Pick<URL, 'pathname'>): boolean {
  return cachedPaths.some((pattern) => pattern.test(pathname));
}

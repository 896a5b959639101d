/** Answers that the device keeps: who is signed in, lists, the plan, and the words that items are made of. */
const kept = [
  /^\/api\/users\/self$/,
  /^\/api\/households\/shopping\/lists(?:\/[\w-]+(?:\/learned-order)?)?$/,
  /^\/api\/households\/mealplans(?:\/today)?$/,
  /^\/api\/households\/self(?:\/preferences)?$/,
  /^\/api\/households\/(?:preferences|members)$/,
  /^\/api\/(?:foods|units)$/,
  /^\/api\/groups\/labels$/,
];

/** Whether an answer of this address is kept for times without a network. */
export function isKeptAnswer({ pathname }: Pick<URL, 'pathname'>): boolean {
  return kept.some((pattern) => pattern.test(pathname));
}

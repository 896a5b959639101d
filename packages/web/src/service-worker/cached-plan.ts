/** The path of the meal plan of some days. */
export const planPath = '/api/households/mealplans';

/** The methods of the cache that a lookup needs. */
type CachedResponses = Pick<Cache, 'keys' | 'match'>;

/** A cached response and its time. */
interface CachedPlan {
  readonly answer: Response;
  readonly cachedAt: number;
}

/**
 * The requested days of the plan, cut out of the newest cached response that covers them; undefined
 * without one.
 */
export async function cachedPlan(answers: CachedResponses, asked: URL): Promise<Response | undefined> {
  const addresses = (await answers.keys()).map(({ url }) => new URL(url)).filter((one) => covers(one, asked));
  const cached = (await Promise.all(addresses.map((address) => planAt(answers, address)))).flat();
  const newest = cached.toSorted((one, other) => other.cachedAt - one.cachedAt)[0];
  return newest === undefined ? undefined : cutOut(newest.answer, asked);
}

async function planAt(answers: CachedResponses, { pathname, search }: URL): Promise<CachedPlan[]> {
  const answer = await answers.match(pathname + search);
  if (answer === undefined) return [];
  return [{ answer, cachedAt: Date.parse(answer.headers.get('date') ?? '') || 0 }];
}

/** Whether a cached URL covers all days of another one, with equal other parameters. */
function covers(cached: URL, asked: URL): boolean {
  if (cached.pathname !== planPath || otherwise(cached) !== otherwise(asked)) return false;
  const [outer, inner] = [readDays(cached), readDays(asked)];
  return outer.from !== '' && outer.from <= inner.from && inner.to !== '' && inner.to <= outer.to;
}

function readDays({ searchParams }: URL) {
  return { from: searchParams.get('start_date') ?? '', to: searchParams.get('end_date') ?? '' };
}

/** The parameters of a URL except the days, sorted. */
function otherwise({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('start_date');
  rest.delete('end_date');
  rest.sort();
  return rest.toString();
}

async function cutOut(answer: Response, asked: URL): Promise<Response> {
  const { from, to } = readDays(asked);
  const page = (await answer.json()) as { readonly items: readonly { readonly date: string }[] };
  const items = page.items.filter(({ date }) => date >= from && date <= to);
  return Response.json({ ...page, items, total: items.length });
}

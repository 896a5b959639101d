import type { SharedLibrary } from './shared-library.ts';

/** Something that a visitor or a member asks of a large library and that must not be felt by others. */
export interface LibraryAttack {
  readonly name: string;
  /** Megabytes by which the server may grow; absent for what all attacks may cost. */
  readonly allowedMb?: number;
  /** The status of the answer; null when there is none in time. */
  readonly run: (library: SharedLibrary) => Promise<number | null>;
}

const patienceMs = 180_000;
const terms = 250;

/** Asks, and reads the whole answer; null when there is none in time. */
async function ask({ hearth, token }: SharedLibrary, path: string, isMember = false): Promise<number | null> {
  const headers = isMember ? { authorization: `Bearer ${token}` } : {};
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(`${hearth.url}${path}`, { headers, signal }).catch(() => null);
  for await (const _ of answer?.body ?? []) continue;
  return answer?.status ?? null;
}

function manyTerms(field: string, operator: 'AND' | 'OR', pattern: (at: number) => string): LibraryAttack {
  const filter = Array.from({ length: terms }, (_, at) => `${field} LIKE "${pattern(at)}"`).join(
    ` ${operator} `,
  );
  return {
    name: `${terms} × ${field} by ${operator}, without an account`,
    run: async (library) => {
      const query = new URLSearchParams({ queryFilter: filter.slice(0, 19_990) });
      return ask(library, `/api/explore/groups/${library.groupSlug}/recipes?${query}`);
    },
  };
}

function buildExport(what: string, address: string): LibraryAttack {
  return { name: what, run: (library) => ask(library, `/api/recipes/exports/${address}`, true) };
}

function adminList(what: string): LibraryAttack {
  return {
    name: `all ${what} of the server at once, by an administrator`,
    run: (library) => ask(library, `/api/admin/${what}?perPage=-1`, true),
  };
}

const absent = (at: number) => `%q${at}%`;
const common = () => '%a%';

async function makeCookbooks(library: SharedLibrary): Promise<void> {
  const headers = { authorization: `Bearer ${library.token}`, 'content-type': 'application/json' };
  for (let at = 0; at < 300; at += 1) {
    const looks = Array.from(
      { length: 20 },
      (_, term) => `recipe_ingredient.food.name LIKE "%${at}${term}%"`,
    );
    const body = JSON.stringify({ name: `Book ${at}`, public: true, queryFilterString: looks.join(' OR ') });
    await fetch(`${library.hearth.url}/api/households/cookbooks`, { method: 'POST', headers, body });
  }
}

/** Filters and covers, by visitors of a library of 5,000 recipes. */
export const libraryAttacks: readonly LibraryAttack[] = [
  manyTerms('recipe_ingredient.food.name', 'OR', absent),
  manyTerms('recipe_ingredient.note', 'OR', absent),
  manyTerms('recipe_ingredient.note', 'AND', common),
  manyTerms('recipe_instructions.text', 'OR', absent),
  manyTerms('description', 'OR', absent),
  manyTerms('name', 'AND', common),
  {
    name: 'a list ordered by foods of ingredients, without an account',
    run: async (library) => {
      const path = `/api/explore/groups/${library.groupSlug}/recipes?orderBy=recipe_ingredient.food.name`;
      return ask(library, path);
    },
  },
  buildExport('the library as an archive of zips', 'archive?format=zip'),
  buildExport('the library as Markdown', 'archive?format=markdown'),
  buildExport('the library as JSON-LD', 'archive?format=json-ld'),
  buildExport('the library as Cooklang', 'archive?format=cooklang'),
  buildExport('the library as an e-book', 'book?format=epub&chapters=cookbook'),
  buildExport('the library as a website', 'book?format=site'),
  adminList('groups'),
  adminList('households'),
  adminList('users'),
  {
    name: `${terms} patterns on every food`,
    run: (library) => {
      const filter = Array.from({ length: terms }, (_, at) => `name LIKE "%${at}q%"`).join(' OR ');
      const query = new URLSearchParams({ perPage: '-1', queryFilter: filter });
      return ask(library, `/api/foods?${query}`, true);
    },
  },
  {
    name: 'covers of 300 public cookbooks after a change',
    run: async (library) => {
      return ask(library, `/api/explore/groups/${library.groupSlug}/cookbook-covers`);
    },
  },
];

/** The data that the attacks need. */
export const prepareLibrary = makeCookbooks;

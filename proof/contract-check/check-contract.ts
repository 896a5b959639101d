import type { Problem } from './compare-schemas.ts';
import { compareOperations } from './compare-operations.ts';
import type { Deliberate } from './deliberate.ts';
import type { LedgerRow } from './ledger.ts';
import { type ApiDocument, listOperations } from './openapi-document.ts';

/** Compares what we serve with the contract and the ledger, and counts. */

export interface Given {
  readonly ours: ApiDocument;
  readonly theirs: ApiDocument;
  readonly ledger: readonly LedgerRow[];
  /** Routes served today, by key. */
  readonly served: ReadonlySet<string>;
  /** Routes that were served before and so have to stay. */
  readonly kept: readonly string[];
  readonly deliberate: readonly Deliberate[];
}

export interface Difference extends Problem {
  readonly operation: string;
}

export interface Outcome {
  /** Per tag, how many of its operations are served and agree. */
  readonly tags: ReadonlyMap<string, { readonly agree: number; readonly all: number }>;
  readonly differences: readonly Difference[];
  readonly accepted: number;
  /** Entries of the list of deliberate differences that nothing needs any more. */
  readonly needless: readonly Deliberate[];
  /** Routes that were served once and are not now. */
  readonly dropped: readonly string[];
  /** Routes served that are not yet noted as such. */
  readonly unnoted: readonly string[];
  readonly served: number;
  readonly all: number;
}

export function checkContract(given: Given): Outcome {
  const found = allDifferences(given);
  const isAccepted = (one: Difference) => given.deliberate.some((entry) => covers(entry, one));
  const differences = found.filter((one) => !isAccepted(one));
  const ledgerKeys = new Set(given.ledger.map(({ key }) => key));
  return {
    tags: countTags(given, new Set(differences.map(({ operation }) => operation))),
    differences,
    accepted: found.length - differences.length,
    needless: given.deliberate.filter((entry) => !found.some((one) => covers(entry, one))),
    dropped: given.kept.filter((key) => !given.served.has(key)),
    unnoted: [...given.served].filter((key) => ledgerKeys.has(key) && !given.kept.includes(key)),
    served: given.ledger.filter(({ key }) => given.served.has(key)).length,
    all: given.ledger.length,
  };
}

/** Whether the outcome is good: nothing that is served breaks the contract, and nothing went missing. */
export function isGood({ differences, dropped, needless }: Outcome): boolean {
  return differences.length === 0 && dropped.length === 0 && needless.length === 0;
}

function allDifferences({ ours, theirs }: Given): Difference[] {
  const ourOperations = listOperations(ours);
  return [...listOperations(theirs)].flatMap(([key, their]) => {
    const our = ourOperations.get(key);
    if (our === undefined) return [];
    return compareOperations({ ours, theirs }, our, their).map((problem) => ({ operation: key, ...problem }));
  });
}

function covers({ operation, at }: Deliberate, difference: Difference): boolean {
  if (operation !== '*' && operation !== difference.operation) return false;
  return at.endsWith('*') ? difference.at.startsWith(at.slice(0, -1)) : difference.at === at;
}

/** Routes that the contract's document does not have are counted under where the ledger has them from. */
function countTags({ theirs, ledger, served }: Given, disagreeing: ReadonlySet<string>): Outcome['tags'] {
  const operations = listOperations(theirs);
  const tags = new Map<string, { agree: number; all: number }>();
  for (const { key, source } of ledger) {
    const tag = operations.get(key)?.operation.tags?.[0] ?? `(${source})`;
    const count = tags.get(tag) ?? { agree: 0, all: 0 };
    const agrees = served.has(key) && !disagreeing.has(key);
    tags.set(tag, { agree: count.agree + (agrees ? 1 : 0), all: count.all + 1 });
  }
  return tags;
}

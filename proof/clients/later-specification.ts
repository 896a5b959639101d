import { aliases, operations } from '../../packages/contract/src/index.ts';
import { compareOperations } from '../contract-check/compare-operations.ts';
import { describeOurs } from '../contract-check/our-document.ts';
import { servedRoutes } from '../contract-check/ledger.ts';
import { type ApiDocument, listOperations } from '../contract-check/openapi-document.ts';
import { acceptedLater } from './deliberate-later.ts';

/** How a client that was generated from a later specification fares. */
export interface LaterOutcome {
  readonly all: number;
  /** Operations that are not served, as `METHOD /path`. */
  readonly missing: readonly string[];
  /** In what others differ, but for what is accepted. */
  readonly differences: readonly string[];
  readonly accepted: number;
  /** Accepted differences that there are none of. */
  readonly needless: readonly string[];
}

/** Compares what is served with the specification of a later release of the reference. */
export function compareWithLater(theirs: ApiDocument): LaterOutcome {
  const own = Object.values(operations);
  const ours = describeOurs(own);
  const served = servedRoutes({ operations: own, aliases });
  const mine = listOperations(ours);
  const wanted = [...listOperations(theirs)];
  const found = wanted.flatMap(([key, their]) => {
    const our = mine.get(key);
    if (our === undefined) return [];
    return compareOperations({ ours, theirs }, our, their).map(({ at, what }) => `${key} ${at} ${what}`);
  });
  const all = [...new Set(found)];
  const isAccepted = (one: string) => acceptedLater.some(({ at }) => at.test(one));
  return {
    all: wanted.length,
    missing: wanted.flatMap(([key]) => (mine.has(key) || served.has(key) ? [] : [key])),
    differences: all.filter((one) => !isAccepted(one)),
    accepted: all.filter(isAccepted).length,
    needless: acceptedLater.flatMap(({ at }) => (all.some((one) => at.test(one)) ? [] : [String(at)])),
  };
}

import type { Icon } from '../../../ui/icons/create-icon.ts';
import { rankName } from './rank-name.ts';

/** The groups of hits, in the order in which they stand where their best hits are equally good. */
export const hitGroups = [
  'import',
  'recent',
  'recipes',
  'pages',
  'actions',
  'settings',
  'lists',
  'cookbooks',
  'add',
  'plan',
  'themes',
  'languages',
] as const;
export type HitGroup = (typeof hitGroups)[number];

/** Something to open or to do. */
export interface Hit {
  /** Stable, so that a choice is found again on another day. */
  readonly key: string;
  readonly group: HitGroup;
  readonly name: string;
  /** Quiet words beside the name. */
  readonly detail?: string;
  /** Further words by which it is found. */
  readonly words?: string;
  /** How good it is, where that does not follow from its name; see `rankName`. */
  readonly rank?: number;
  readonly icon: Icon;
  /** The name of a recipe's page, to offer the recipe again without a search. */
  readonly slug?: string;
  /** Set for actions that cannot be repeated from the recent choices. */
  readonly isOnce?: true;
  readonly run: () => void;
}

/** Hits below one heading. */
export interface HitSection {
  readonly group: HitGroup;
  readonly hits: readonly Hit[];
}

/** More hits than anyone reads; the list stays short enough to be in the document as a whole. */
export const maxHits = 50;
const maxHitsOfGroup = 12;

interface Ranked {
  readonly hit: Hit;
  readonly rank: number;
}

/**
 * The hits that fit a text in groups: the group with the best hit first, the best of each group on top, 50 at most.
 * Of equally good ones the shorter name comes first.
 */
export function chooseHits(hits: readonly Hit[], text: string): HitSection[] {
  const found = hits.flatMap((hit) => rankHit(hit, text)).toSorted(compareRanked);
  const best = new Map<HitGroup, number>();
  for (const { hit, rank } of found) if (!best.has(hit.group)) best.set(hit.group, rank);
  const groups = hitGroups
    .filter((group) => best.has(group))
    .toSorted((a, b) => (best.get(a) ?? 0) - (best.get(b) ?? 0));
  return limitSections(
    groups.map((group) => ({
      group,
      hits: found.flatMap(({ hit }) => (hit.group === group ? hit : [])).slice(0, maxHitsOfGroup),
    })),
  );
}

/** The hits before anything is typed: recent choices, then pages and actions. */
export function chooseFirstHits(hits: readonly Hit[], recent: readonly Hit[]): HitSection[] {
  const shown = ['pages', 'actions', 'lists', 'settings'] as const;
  const again = new Set(recent.map(({ key }) => key));
  const others = hits.filter(({ key }) => !again.has(key));
  const sections = shown.map((group) => ({ group, hits: others.filter((hit) => hit.group === group) }));
  return limitSections([{ group: 'recent', hits: recent }, ...sections]);
}

function rankHit(hit: Hit, text: string): Ranked[] {
  const rank = hit.rank ?? rankName(hit, text);
  return rank === null ? [] : [{ hit, rank }];
}

function compareRanked(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || measureName(a) - measureName(b);
}

/** A given rank says the order already, such as that of days. */
function measureName({ hit }: Ranked): number {
  return hit.rank === undefined ? hit.name.length : 0;
}

function limitSections(sections: readonly HitSection[]): HitSection[] {
  let room = maxHits;
  return sections.flatMap(({ group, hits }) => {
    const shown = hits.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ group, hits: shown }];
  });
}

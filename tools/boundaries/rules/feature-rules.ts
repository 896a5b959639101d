import type { Module } from '../modules.ts';
import { locate, wings } from '../modules.ts';
import { importRule, type Rule, type Violation } from '../rule.ts';

/** Rules between features, on the server and in the web app. */

const hasFeatures = ({ area, isTest }: Module) => (area === 'server' || area === 'web') && !isTest;

const frontDoor = importRule({
  name: 'features-have-a-front-door',
  reason: 'a feature is used through its index.ts; what lies behind it may change without asking.',
  binds: (module) => hasFeatures(module) && module.feature !== undefined,
  forbids: ({ target }, module) => {
    if (target === undefined) return false;
    const { area, feature } = locate(target);
    const isForeign = feature !== undefined && !(area === module.area && feature === module.feature);
    return isForeign && !target.endsWith(`/features/${feature}/index.ts`);
  },
});

const webKit = importRule({
  name: 'web-kit-knows-no-feature',
  reason:
    'ui and platform of the web app carry every page, so they know none; ui also has no data of its own.',
  binds: ({ area, inside, isTest }) => area === 'web' && !isTest && /^(?:ui|platform)\//.test(inside),
  forbids: ({ target }, { inside }) => {
    const path = target ?? '';
    if (path.startsWith('packages/web/src/features/')) return true;
    return inside.startsWith('ui/') && /^packages\/web\/src\/platform\/(?:api|session)\//.test(path);
  },
});

const acyclic: Rule = {
  name: 'features-form-no-circle',
  reason:
    'features are read from the bottom up; to talk upward, a feature announces an event or takes a function.',
  find: (modules) => circlesBetween(modules, featureName),
};

const acyclicRooms: Rule = {
  name: 'rooms-form-no-circle',
  reason: 'a flow through the rooms of a feature goes one way, so that each can be read by itself.',
  find: (modules) => circlesBetween(modules, roomName),
};

function circlesBetween(modules: readonly Module[], nameOf: PlaceName): Violation[] {
  return ['server', 'web'].flatMap((area) =>
    circlesIn(
      usesBetween(
        modules.filter((one) => one.area === area),
        nameOf,
      ),
    ),
  );
}

interface Use {
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

function circlesIn(uses: ReadonlyMap<string, readonly Use[]>): Violation[] {
  const seen = new Set<string>();
  return [...uses.keys()].flatMap((start) => {
    const circle = circleFrom(uses, start, [start]);
    const key = circle
      ?.map(({ to }) => to)
      .toSorted()
      .join(' ');
    if (circle === undefined || key === undefined || seen.has(key)) return [];
    seen.add(key);
    const [first] = circle;
    const way = [start, ...circle.map(({ to }) => to)].join(' → ');
    return [{ path: first?.path ?? '', line: first?.line ?? 1, problem: `closes the circle ${way}` }];
  });
}

type PlaceName = (place: Pick<Module, 'inside' | 'feature'>) => string | undefined;

const featureName: PlaceName = ({ feature }) => feature;

/** The room of a feature that a file stands in; none for files beside the rooms, and for styles. */
const roomName: PlaceName = ({ feature, inside }) => {
  if (feature === undefined || inside.endsWith('.css')) return undefined;
  const [room, ...rest] = inside.slice(`features/${feature}/`.length).split('/');
  return rest.length === 0 ? undefined : `${feature}/${room}`;
};

function usesBetween(modules: readonly Module[], nameOf: PlaceName): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const module of modules) {
    const from = nameOf(module);
    if (from === undefined || module.isTest) continue;
    for (const { target, line } of module.imports) {
      const to = target === undefined ? undefined : nameOf(locate(target));
      if (to === undefined || to === from) continue;
      uses.set(from, [...(uses.get(from) ?? []), { to, path: module.path, line }]);
    }
  }
  return uses;
}

/** The shortest way from `start` back to itself, if there is one. */
function circleFrom(
  uses: ReadonlyMap<string, readonly Use[]>,
  start: string,
  [first]: [string],
): Use[] | undefined {
  const ways: { at: string; way: Use[] }[] = [{ at: first, way: [] }];
  const visited = new Set<string>();
  for (let step = ways.shift(); step !== undefined; step = ways.shift()) {
    for (const use of uses.get(step.at) ?? []) {
      const way = [...step.way, use];
      if (use.to === start) return way;
      if (visited.has(use.to)) continue;
      visited.add(use.to);
      ways.push({ at: use.to, way });
    }
  }
  return undefined;
}

const sameWings: Rule = {
  name: 'same-wings-everywhere',
  reason:
    'contract, server and web have the same wings, so that a feature has the same path on each side; a new wing needs ' +
    'a decision.',
  find: (modules) =>
    modules.flatMap((module) => {
      const wing = getWing(module);
      if (wing === undefined || wings.some((one) => one === wing)) return [];
      return [{ path: module.path, line: 1, problem: `stands in ${wing}` }];
    }),
};

/** The wing that a file stands in; the kernel of the contract is in none. */
function getWing({ area, inside }: Module): string | undefined {
  if (area === 'contract') return /^(?!kernel\/)([^/]+)\//.exec(inside)?.[1];
  return area === 'server' || area === 'web' ? /^features\/([^/]+)/.exec(inside)?.[1] : undefined;
}

export const featureRules: readonly Rule[] = [frontDoor, webKit, acyclic, acyclicRooms, sameWings];

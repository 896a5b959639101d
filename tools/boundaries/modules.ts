import { posix } from 'node:path';
import { maskSource } from './mask-source.ts';
import { type Import, scanImports } from './scan-imports.ts';

/** Paths of a checkout and what the files hold. */
export type SourceTree = ReadonlyMap<string, string>;

/** An import together with the file of the tree that it means; none for packages and Node's own modules. */
export interface Edge extends Import {
  readonly target: string | undefined;
}

/** A source file as the rules see it. */
export interface Module {
  readonly path: string;
  /** The folder below `packages`: `contract`, `domain`, `server`, …; `tools` for everything else. */
  readonly area: string;
  /** Path below the `src` of its package. */
  readonly inside: string;
  /** The feature that it belongs to, by wing and room: `catalog/foods`. */
  readonly feature: string | undefined;
  readonly isTest: boolean;
  readonly source: string;
  /** The source without comments and texts. */
  readonly code: string;
  readonly imports: readonly Edge[];
}

const code = /\.(?:ts|tsx|mts|mjs|js|cjs)$/;
const test = /\.test\.tsx?$|-for-test\.tsx?$|\/testing\//;

export function readModules(tree: SourceTree): Module[] {
  return [...tree]
    .filter(([path]) => code.test(path))
    .map(([path, source]) => readModule(tree, path, source));
}

function readModule(tree: SourceTree, path: string, source: string): Module {
  const code = maskSource(source);
  return {
    path,
    ...locate(path),
    isTest: test.test(path),
    source,
    code,
    imports: scanImports(source, code).map((one) => ({ ...one, target: resolve(tree, path, one.specifier) })),
  };
}

/** The parts that contract, server and web are made of, under the same names. */
export const wings = [
  'recipes',
  'imports',
  'catalog',
  'meal-plans',
  'shopping',
  'people',
  'automation',
  'site',
] as const;

/** Packages of pure functions, each below the ones after it. */
const purePackages: readonly string[] = ['domain', 'ingredients', 'recipe-extractor'];

/** Whether a package holds pure functions only. */
export function isPurePackage(area: string): boolean {
  return purePackages.includes(area);
}

/** Whether a module is shipped code of a package of pure functions. */
export function isPure({ path, area, isTest }: Module): boolean {
  return isPurePackage(area) && !isTest && path.startsWith(`packages/${area}/src/`);
}

/** Wings whose rooms are so close that they have one front door together. */
const undividedWings: Readonly<Record<string, readonly string[]>> = {
  server: ['shopping', 'meal-plans'],
  web: ['shopping'],
};

/** Rooms of a wing that are one feature, from the bottom up; the index.ts of the wing is the way in. */
const joinedRooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  web: { recipes: ['parts', 'steps', 'print', 'menu', 'card', 'cook', 'edit', 'read'] },
};

/** Which package and feature a path belongs to: `catalog/foods`, or a wing whose rooms have one way in. */
export function locate(path: string): Pick<Module, 'area' | 'inside' | 'feature'> {
  const [, area = 'tools', inside = path] = /^packages\/([^/]+)\/(?:src\/)?(.*)$/.exec(path) ?? [];
  return { area, inside, feature: findFeature(area, inside) };
}

function findFeature(area: string, inside: string): string | undefined {
  const [, wing = '', room] = /^features\/([^/]+)\/(?:([^/]+)\/)?/.exec(inside) ?? [];
  if (undividedWings[area]?.includes(wing) === true) return wing;
  const joined = joinedRooms[area]?.[wing];
  if (joined !== undefined && (room === undefined || joined.includes(room))) return wing;
  return room === undefined ? undefined : `${wing}/${room}`;
}

function resolve(tree: SourceTree, from: string, specifier: string): string | undefined {
  const base = resolveBase(from, specifier);
  if (base === undefined) return undefined;
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((path) => tree.has(path));
  return found ?? base;
}

function resolveBase(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, area, rest] = /^@hearth\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (area === undefined) return undefined;
  return `packages/${area}/src/${rest ?? 'index'}`;
}

import { builtinModules } from 'node:module';
import type { Edge, Module, SourceTree } from './modules.ts';

/** Something in the tree that breaks a rule. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

/** A rule of the architecture. `reason` is printed with each violation. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  readonly find: (modules: readonly Module[], tree: SourceTree) => Violation[];
}

interface ImportRule {
  readonly name: string;
  readonly reason: string;
  /** The files that the rule binds. */
  readonly binds: (module: Module) => boolean;
  /** The imports that they may not have. */
  readonly forbids: (edge: Edge, module: Module) => boolean;
}

/** A rule about which imports some files may not have. */
export function importRule({ name, reason, binds, forbids }: ImportRule): Rule {
  return {
    name,
    reason,
    find: (modules) =>
      modules
        .filter(binds)
        .flatMap((module) =>
          module.imports
            .filter((edge) => forbids(edge, module))
            .map(({ line, specifier }) => ({ path: module.path, line, problem: `imports ${specifier}` })),
        ),
  };
}

/** `fastify` for `fastify/types` and `@fastify/etag` for `@fastify/etag/x`; undefined for files of the tree. */
export function getPackage({ specifier, target }: Edge): string | undefined {
  if (target !== undefined) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

const builtIn = new Set(builtinModules);

/** Name of Node's own module without its prefix, `fs/promises` as `fs`; undefined for everything else. */
export function getBuiltIn({ specifier }: Edge): string | undefined {
  const name = specifier.replace(/^node:/, '').split('/')[0] ?? '';
  return specifier.startsWith('node:') || builtIn.has(specifier) ? name : undefined;
}

import type { Module } from './modules.ts';
import type { Rule, Violation } from './rule.ts';
import { lineAt } from './scan-imports.ts';

/** A rule about words in the code, such as calls of a global function. */
export function wordRule(rule: {
  name: string;
  reason: string;
  binds: (module: Module) => boolean;
  words: (module: Module) => readonly RegExp[];
}): Rule {
  const find = (module: Module): Violation[] =>
    rule.words(module).flatMap((word) =>
      [...module.code.matchAll(word)].map(({ 0: text, index }) => ({
        path: module.path,
        line: lineAt(module.source, index),
        problem: `uses ${text.replace(/\s+/g, ' ').trim()}`,
      })),
    );
  return {
    name: rule.name,
    reason: rule.reason,
    find: (modules) => modules.filter(rule.binds).flatMap(find),
  };
}

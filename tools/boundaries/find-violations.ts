import { readModules, type SourceTree } from './modules.ts';
import type { Rule } from './rule.ts';
import { dataRules } from './rules/data-rules.ts';
import { featureRules } from './rules/feature-rules.ts';
import { libraryRules } from './rules/library-rules.ts';
import { packageRules } from './rules/package-rules.ts';
import { resourceRules } from './rules/resource-rules.ts';
import { serverRules } from './rules/server-rules.ts';
import { shapeRules } from './rules/shape-rules.ts';

export const rules: readonly Rule[] = [
  ...packageRules,
  ...serverRules,
  ...featureRules,
  ...resourceRules,
  ...dataRules,
  ...libraryRules,
  ...shapeRules,
];

export interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** Everything in the tree that breaks a rule of the architecture, with the rule and its reason. */
export function findViolations(tree: SourceTree): Finding[] {
  const modules = readModules(tree);
  return rules.flatMap(({ name, reason, find }) =>
    find(modules, tree).map(({ path, line, problem }) => ({
      rule: name,
      message: `${path}:${line} ${problem} [${name}]: ${reason}`,
    })),
  );
}

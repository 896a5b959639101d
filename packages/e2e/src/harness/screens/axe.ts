import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a screen breaks. */
export interface Violation {
  readonly rule: string;
  readonly impact: string;
  readonly where: readonly string[];
}

/** Rules about the parts that a screen reader moves between; paper has none. */
const landmarkRules: readonly string[] = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Axe violations of any impact on the current page; of all rules, or of some. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  // The content security policy of the page refuses scripts from outside; the browser's own world does not.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    const some = only === undefined ? {} : { runOnly: { type: 'rule', values: only } };
    const result = await axe.run({ resultTypes: ['violations'], ...some });
    return result.violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
  }, rules);
  const isPaper = await page.evaluate(() => matchMedia('print').matches);
  return violations.filter(({ rule }) => !isPaper || !landmarkRules.includes(rule));
}

interface AxeResult {
  violations: {
    id: string;
    impact: string | null;
    nodes: { target: string[]; failureSummary?: string }[];
  }[];
}

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

/** Axe violations of any impact on the current page; of all rules, or of some. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  // The content security policy of the page refuses scripts from outside; the browser's own world does not.
  await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
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
}

/** Serious and critical axe violations of the current page. */
export async function seriousViolations(page: Page): Promise<Violation[]> {
  const violations = await axeViolations(page);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}

interface AxeResult {
  violations: {
    id: string;
    impact: string | null;
    nodes: { target: string[]; failureSummary?: string }[];
  }[];
}

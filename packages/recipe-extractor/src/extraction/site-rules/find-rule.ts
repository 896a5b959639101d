/** Finds the rule for a page's address. */
import rules from './rules.json' with { type: 'json' };
import type { SiteRule } from './site-rule.ts';

/** Rules for sites whose pages are not read well without help. `docs/site-rules.md` explains how to add one. */
export const siteRules = rules as readonly SiteRule[];

const byHost: ReadonlyMap<string, SiteRule> = new Map(siteRules.map((rule) => [rule.host, rule]));

/** The rule of the page's host, or of the nearest domain around it; null without one. */
export function findSiteRule(url: string | null): SiteRule | null {
  const host = url === null ? undefined : /^https?:\/\/([a-z\d.-]{1,250})/i.exec(url)?.[1];
  const labels = host?.toLowerCase().split('.') ?? [];
  for (let at = 0; at < labels.length - 1; at += 1) {
    const rule = byHost.get(labels.slice(at).join('.'));
    if (rule !== undefined) return rule;
  }
  return null;
}

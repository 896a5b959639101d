/** Checks a rule as a contributor wrote it. */
import { parseSelector } from './selector.ts';
import { ruleFields, type SiteRule } from './site-rule.ts';

const hostPattern = /^(?!www\.)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/;

/** A rule whose keys and fields may have any name. */
interface WrittenRule extends Omit<SiteRule, 'fields' | 'byLine'> {
  readonly fields: Readonly<Record<string, string>>;
  readonly byLine?: readonly string[];
}

/** The problems of a rule, a sentence each; empty for a valid one. */
export function malformedParts(rule: WrittenRule): string[] {
  const { host, reason, fields, leaveOut, byLine = [], ...others } = rule;
  const selectors = Object.entries({ ...fields, ...(leaveOut === undefined ? {} : { leaveOut }) });
  const known: ReadonlySet<string> = new Set([...ruleFields, 'leaveOut']);
  const unnamed = byLine.filter((field) => fields[field] === undefined);
  return [
    ...(hostPattern.test(host) ? [] : [`${host} is no host in lower case without www`]),
    ...(reason.trim() === '' ? ['The reason is missing'] : []),
    ...Object.keys(others).map((key) => `${key} is no key of a rule`),
    ...byLine
      .filter((field) => field !== 'ingredients' && field !== 'steps')
      .map((field) => `byLine names ${field}, which is no list`),
    ...(Object.keys(fields).length === 0 ? ['No field is named'] : []),
    ...selectors.filter(([field]) => !known.has(field)).map(([field]) => `${field} is no field`),
    ...selectors.flatMap(([, selector]) => selectorFault(selector)),
    ...(fields['groups'] !== undefined && fields['ingredients'] === undefined
      ? ['groups need ingredients']
      : []),
    ...(fields['sections'] !== undefined && fields['steps'] === undefined ? ['sections need steps'] : []),
    ...unnamed.map((field) => `byLine names ${field}, fields does not`),
  ];
}

function selectorFault(selector: string): string[] {
  try {
    parseSelector(selector);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

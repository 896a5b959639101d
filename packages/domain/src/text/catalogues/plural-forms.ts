/**
 * The forms of a language that only compact numbers take ("2 millions de recettes"): the app writes numbers in full, so
 * `other` stands in for them (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
const compactOnly: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca', 'vec', 'scn', 'lld']);

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Every plural form that `Intl` asks a language for, smaller numbers first: `one`, `other`. */
export function pluralForms(tag: string): readonly string[] {
  const forms: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return order.filter((form) => forms.includes(form));
}

/** The plural forms that a translator has to write. */
export function neededForms(tag: string): readonly string[] {
  const forms = pluralForms(tag);
  return compactOnly.has(tag.split('-')[0] ?? '') ? forms.filter((form) => form !== 'many') : forms;
}

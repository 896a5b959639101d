/** What a rule for the pages of one site says. `docs/site-rules.md` explains how to write one. */

/** Fields with one value; of several elements the first one with a value counts. */
export type ValueField =
  | 'title'
  | 'description'
  | 'author'
  | 'image'
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime';

/** Fields of which every element counts, in the order of the page. */
export type ListField = 'ingredients' | 'groups' | 'steps' | 'sections';

/** All fields that a rule can name. */
export const ruleFields: readonly (ValueField | ListField)[] = [
  'title',
  'description',
  'author',
  'image',
  'yield',
  'prepTime',
  'cookTime',
  'totalTime',
  'ingredients',
  'groups',
  'steps',
  'sections',
];

/** Selectors for the fields of a site's pages that are read wrongly without help. */
export interface SiteRule {
  /** Host without `www.`, lower case; its subdomains are meant as well. */
  readonly host: string;
  /** What goes wrong without the rule. */
  readonly reason: string;
  /** Selectors by field. `groups` are the headings among the ingredients, `sections` those among the steps. */
  readonly fields: Readonly<Partial<Record<ValueField | ListField, string>>>;
  /** Parts within these elements that are left out, such as tips within steps. */
  readonly leaveOut?: string;
  /** Fields of which each line of an element counts by itself. */
  readonly byLine?: readonly ('ingredients' | 'steps')[];
}

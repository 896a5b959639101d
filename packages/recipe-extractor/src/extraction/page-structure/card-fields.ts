/** Fields of the recipe cards that plug-ins of blog software print: the names of their elements tell what they hold. */
import { parseMinutes } from '../fields/duration.ts';
import { classNames, type Page, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import { emptyDraft, type RecipeDraft } from '../types.ts';

/** Beginnings of class names, by plug-in; the last ones are also what sites call their own elements. */
const pluginPattern =
  /^(?:wprm-recipe|wpurp-recipe|tasty-recipes|mv-create|ers|zlrecipe|zrdn|mpprecipe|cooked|wpzoom-recipe-card|jetpack-recipe|simple-recipe-pro)-?(?<field>[a-z-]+)$/;
const ownClassPattern = /^recipe-(?:card-)?(?<field>[a-z-]+)$/;
/** A class name worth a closer look. */
const cardClass = /recipe|mv-create|zrdn|(?:^|\s)(?:ERS|cooked-)/i;

type CardField =
  | 'title'
  | 'author'
  | 'description'
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'category'
  | 'cuisine'
  | 'keywords';

/** What follows the plug-in's own part of a class name. */
const fields: ReadonlyMap<string, CardField> = new Map(
  Object.entries({
    title: 'title name title-primary',
    author: 'author author-name',
    description: 'summary description description-body excerpt',
    yield: 'servings servings-container yield yields serves',
    prepTime: 'prep-time prep-time-container time-prep preptime',
    cookTime: 'cook-time cook-time-container cooktime',
    totalTime: 'total-time total-time-container time-total totaltime',
    category: 'course category categories',
    cuisine: 'cuisine cuisines',
    keywords: 'keyword keywords',
  } satisfies Record<CardField, string>).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as CardField] as const),
  ),
);
const maxLength: Readonly<Partial<Record<CardField, number>>> = { description: 2000, keywords: 400 };
const maxFieldLength = 160;

/** The fields of the first card; a name that is not of a plug-in counts only where one element has it. */
export function draftFromCard(page: Page): RecipeDraft {
  const plugin = new Map<CardField, string>();
  const own = new Map<CardField, Set<string>>();
  for (const element of page.elements) {
    if (!cardClass.test(element.attributes.class ?? '')) continue;
    for (const { field, isPlugin } of readFields(element)) {
      const text = elementText(element);
      if (text === '' || text.length > (maxLength[field] ?? maxFieldLength)) continue;
      if (!isPlugin) own.set(field, (own.get(field) ?? new Set()).add(text));
      else if (!plugin.has(field)) plugin.set(field, text);
    }
  }
  for (const [field, texts] of own) {
    const [only] = texts;
    if (texts.size === 1 && only !== undefined && !plugin.has(field)) plugin.set(field, only);
  }
  return toDraft(plugin);
}

interface NamedField {
  readonly field: CardField;
  readonly isPlugin: boolean;
}

function readFields(element: PageElement): NamedField[] {
  return classNames(element).flatMap((name) => {
    const plain = name.toLowerCase().replace(/[_-]+/g, '-');
    const plugin = pluginPattern.exec(plain)?.groups?.['field'];
    const field = fields.get(plugin ?? ownClassPattern.exec(plain)?.groups?.['field'] ?? '');
    return field === undefined ? [] : [{ field, isPlugin: plugin !== undefined }];
  });
}

function toDraft(texts: ReadonlyMap<CardField, string>): RecipeDraft {
  const readTime = (field: CardField): RecipeDraft['totalTime'] => {
    const text = texts.get(field) ?? '';
    const minutes = parseMinutes(text);
    return minutes === null || minutes <= 0 ? null : { text, minutes };
  };
  const splitTerms = (field: CardField): string[] =>
    withoutLabel(texts.get(field) ?? '')
      .split(',')
      .map((term) => term.trim())
      .filter((term) => term !== '');
  const servings = withoutLabel(texts.get('yield') ?? '');
  return {
    ...emptyDraft(),
    title: texts.get('title') ?? null,
    author: withoutLabel(texts.get('author') ?? '') || null,
    description: texts.get('description') ?? null,
    yieldTexts: /\d/.test(servings) ? [servings] : [],
    prepTime: readTime('prepTime'),
    cookTime: readTime('cookTime'),
    totalTime: readTime('totalTime'),
    category: splitTerms('category'),
    cuisine: splitTerms('cuisine'),
    keywords: splitTerms('keywords'),
  };
}

/** `Course: Dinner` without its label. */
function withoutLabel(text: string): string {
  return text.replace(/^[^:]{1,30}:\s*/, '');
}

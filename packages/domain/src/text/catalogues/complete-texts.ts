import { textStem } from './catalogue.ts';
import { neededForms, pluralForms } from './plural-forms.ts';

type Texts = ReadonlyMap<string, string>;

/**
 * The texts of a language with those of its base where it has gaps, in the base's order. A text with a count comes from
 * one of the two as a whole, for a sentence must not change its language with the number in it.
 *
 * @param tag the language of `own`, whose plural forms the answer has
 */
export function completeTexts(own: Texts, base: Texts, tag: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of base) {
    const stem = textStem(key);
    if (stem === key) texts.set(key, own.get(key) ?? text);
    else
      for (const form of pluralForms(tag))
        texts.set(`${stem}_${form}`, chooseForm(own, base, stem, form, tag));
  }
  return texts;
}

function chooseForm(own: Texts, base: Texts, stem: string, form: string, tag: string): string {
  const source = hasPlural(own, stem, tag) ? own : base;
  return source.get(`${stem}_${form}`) ?? source.get(`${stem}_other`) ?? '';
}

/** Whether a language has every form of a text with a count. */
function hasPlural(texts: Texts, stem: string, tag: string): boolean {
  return neededForms(tag).every((form) => texts.has(`${stem}_${form}`));
}

/** How many texts of the source a language has itself; the forms of a plural are one text, and it counts when whole. */
export function countTranslated(own: Texts, source: Texts, tag: string): { translated: number; all: number } {
  const stems = new Map([...source.keys()].map((key) => [textStem(key), textStem(key) !== key]));
  const translated = [...stems].filter(([stem, isPlural]) =>
    isPlural ? hasPlural(own, stem, tag) : own.has(stem),
  );
  return { translated: translated.length, all: stems.size };
}

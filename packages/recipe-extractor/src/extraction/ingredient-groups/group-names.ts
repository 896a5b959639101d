/** Which texts name a group of ingredients, by their words alone. */
import { leadsSection } from '@hearth/domain/recipes/headings';
import { isWidget } from '../fields/page-widgets.ts';
import { isStepLabel } from '../fields/step-labels.ts';
import { isServings } from '../page-structure/labelled-values.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';

const maxLength = 90;
const maxLeadLength = 50;
/** A text that only stands between lines says less than one that is set as a heading. */
const maxPlainLength = 60;
const maxPlainWords = 7;
/** Controls and labels near a list of ingredients. */
const control =
  /^(?:\d+(?:[.,/]\d+)?\s*x|us|metric|us customary|original|print|scale|save|cups?|imperial|us units|add all.*|show .*|(?:advertisement|advertising|sponsored|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|advertentie|annons|annonse|annonce|reklame|mainos|reklama|hirdetés|реклама|広告|广告)(?: .*)?)$/i;
/** Amounts, prices, templates, and brackets that begin elsewhere. */
const noName = /^[\d½¼¾⅓⅔⅛]|[$€£]|\{\{|^[^(]*\)|^serves\s/i;
/** The end of a sentence of some length: a text about the recipe. */
const sentence = /^(?:\S+\s+){3,}\S+[.!?…]$/;
/** Buttons for one, two or three times the recipe, right after the heading. */
const scales = /(?:\s*\d+(?:\/\d+)?x)+$/i;
const amount = /[\d½¼¾⅓⅔⅛]/;
/** Words that lead a name of a group as well, among what a page sets apart from the lines: `Till glasyren`. */
const barePreposition = /^(?:till|til|na|do|для|на)(?=\s)/iu;
/** Signs that decorate a name: `【Dough】`, `■ Dough`. */
const decoration = /^[【■◆●▼<＜[（★☆※*-]+\s*(?=\p{L})|(?<=\p{L})[】>＞\]*]+$/gu;

/** Whether a text is that of a control or a label near the list. */
export function isControl(text: string): boolean {
  return control.test(text) || isWidget(text);
}

/** A text without the buttons that follow it. */
export function withoutScales(text: string): string {
  return text.replace(scales, '').trim();
}

/** The name without the colon after it and the signs around it. */
export function tidyName(text: string): string {
  return text.replace(/(?<![\s:：])[\s:：]+$/, '').replace(decoration, '');
}

/** Whether a text names what follows: `For the icing`, `Icing:`. */
export function isLabel(text: string): boolean {
  if (text.length > maxLength || amount.test(text)) return false;
  return /[:：]$|^【[^】]*】$/.test(text) || isLead(text);
}

/** `For the icing`. */
function isLead(text: string): boolean {
  const isBare = text.length <= maxLeadLength && barePreposition.test(text) && !/[,;.]/.test(text);
  return isBare || leadsSection(text);
}

/** Whether a line of the data can be a name: it has no amount, and is no list of things to buy. */
export function mayNameGroup(text: string): boolean {
  return isLabel(text) || !/^\p{Ll}|[\d½¼¾⅓⅔⅛,;]/u.test(text);
}

/** Whether a text that only stands between lines may name the next ones. */
export function mayNamePlainly(text: string): boolean {
  if (amount.test(text) || text.length > maxPlainLength || text.split(' ').length > maxPlainWords)
    return false;
  return /^[^\p{Ll}(*+&-]/u.test(text) && !/,|[.!?;]$/.test(text);
}

/** Whether a text without an amount is worded like the name of a group: `For the icing`, `Herb Topping`, `DOUGH`. */
export function isWordedAsName(text: string): boolean {
  if (amount.test(text) || text.length > maxPlainLength) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isUpper = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return isLabel(text) || isUpper || (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)));
}

/** Whether a text is a sentence about the recipe. */
export function isSentence(text: string): boolean {
  return sentence.test(text);
}

/** What no group is called: amounts, prices, templates, portions, steps and the page's own sections. */
export function isNoName(text: string): boolean {
  if (control.test(text) || noName.test(text) || isServings(text) || isStepLabel(text)) return true;
  return sectionHeading(text)?.isExact === true;
}

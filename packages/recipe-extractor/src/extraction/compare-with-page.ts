/** Data of a page that may be poorer than what the page shows: then the two are compared, and the fuller one counts. */
import { readPageBlocks } from './page/blocks.ts';
import type { Page } from './page/element.ts';
import { completeSteps } from './page-structure/complete-steps.ts';
import { draftFromHeadings } from './page-structure/headed-recipe.ts';
import { draftFromLabels } from './page-structure/labelled-values.ts';
import { readRemark } from './page-structure/note-headings.ts';
import { sectionHeading } from './page-structure/section-headings.ts';
import { isDoubtful, withShownTimes } from './fields/plausible-times.ts';
import { type FieldOrigin, replaceFields, type TracedDraft } from './origins.ts';
import type { InstructionSection, RecipeDraft } from './types.ts';

const shownOrigin: FieldOrigin = { source: 'pageText', confidence: 'medium' };
/** Lists of this length may be all there is; longer ones seldom lack anything. */
const fewIngredients = 3;
const fewSteps = 3;
/** Characters of a step on average; shorter ones are headings. */
const minStepLength = 30;
const minUnspacedLength = 8;
/** A sentence about lines above it that are marked. */
const footnote = /^[*†].*[.。]$/su;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Share of the words of the data's steps that the page's must have: else they are of another recipe. */
const minShared = 0.7;
/** How much longer the page's steps must be. */
const minGain = 1.5;
/** A single line after the steps is hardly a step. */
const minAdded = 2;
/** The page's steps are this part of the article at most. */
const maxArticleShare = 0.9;

/** The draft with what the page shows in fuller form, where its data looks as if it lacked something. */
export function compareWithPage(read: TracedDraft, page: Page): TracedDraft {
  const { draft } = read;
  const doubts = {
    ingredients: draft.ingredients.length > 0 && draft.ingredients.length <= fewIngredients,
    steps: draft.sections.length > 0 && mayLackSteps(draft),
    times: [draft.prepTime, draft.cookTime, draft.totalTime].some((time) => isDoubtful(time?.minutes ?? 0)),
  };
  if (!doubts.ingredients && !doubts.steps && !doubts.times) return read;
  const blocks = readPageBlocks(page);
  const timed = doubts.times ? withTimes(read, draftFromLabels(blocks)) : read;
  if (!doubts.ingredients && !doubts.steps) return timed;
  const shown = draftFromHeadings(blocks);
  const listed = doubts.ingredients ? withIngredients(timed, shown) : timed;
  // Data that lacks some of the ingredients may well lack some of the steps.
  const sections = listed === timed ? draft.sections : completeSteps(draft.sections, page);
  const whole = sections === draft.sections ? listed : replaceFields(listed, { sections }, shownOrigin);
  return doubts.steps ? withSteps(whole, shown) : whole;
}

function withTimes(read: TracedDraft, shown: RecipeDraft): TracedDraft {
  return { ...read, draft: withShownTimes(read.draft, shown) };
}

/** Takes the page's list where it has all lines of the data and more. */
function withIngredients(read: TracedDraft, shown: RecipeDraft): TracedDraft {
  const { ingredientGroups } = shown;
  const ingredients = shown.ingredients.filter((line) => !footnote.test(line));
  if (ingredients.length <= read.draft.ingredients.length) return read;
  const all = ` ${ingredients.map(toWords).join(' ')} `;
  const isIncluded = read.draft.ingredients.every((line) => all.includes(` ${toWords(line)} `));
  return isIncluded ? replaceFields(read, { ingredients, ingredientGroups }, shownOrigin) : read;
}

function mayLackSteps({ sections, ingredients }: RecipeDraft): boolean {
  const texts = listTexts(sections);
  return texts.length <= fewSteps || areHeadings(texts) || isArticle(texts, ingredients);
}

/** Whether steps are so short that they only name what is done. */
function areHeadings(texts: readonly string[]): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return (
    length < texts.length * (texts.some((text) => unspaced.test(text)) ? minUnspacedLength : minStepLength)
  );
}

/** Whether the lines of steps are the whole article: with the heading of the ingredients, or the ingredients themselves. */
function isArticle(texts: readonly string[], ingredients: readonly string[]): boolean {
  const lines = new Set(ingredients.map(toWords));
  const listed = texts.filter((text) => lines.has(toWords(text))).length;
  const isHeaded = texts.some((text) => {
    const heading = sectionHeading(text);
    return heading !== null && heading.isExact && heading.kind === 'ingredients';
  });
  return isHeaded || (listed > 1 && listed * 2 >= ingredients.length);
}

/** Takes the page's steps where they say the same and more, or leave out what is no step. */
function withSteps(read: TracedDraft, shown: RecipeDraft): TracedDraft {
  const { sections, ingredients } = read.draft;
  const [known, all] = [listTexts(sections), listTexts(shown.sections)];
  if (all.length < 2) return read;
  const [own, page] = [toWords(known.join(' ')).split(' '), toWords(all.join(' ')).split(' ')];
  const isArticleCut =
    isArticle(known, ingredients) &&
    page.length < own.length * maxArticleShare &&
    measureShare(page, own) > minShared;
  const isFuller =
    areHeadings(known) &&
    all.length >= known.length &&
    page.length >= own.length * minGain &&
    measureShare(own, page) >= minShared;
  const isTaken = isArticleCut || isFuller || lacksHalf(known, all);
  return isTaken ? replaceFields(read, { sections: shown.sections }, shownOrigin) : read;
}

/** Whether the page begins with the steps of the data, and goes on with at least as many more. */
function lacksHalf(known: readonly string[], all: readonly string[]): boolean {
  const added = all.slice(known.length);
  const isBeginning = known.every((text, index) => toWords(text) === toWords(all[index] ?? ''));
  const isMore = added.length >= Math.max(known.length, minAdded);
  return isBeginning && isMore && !areHeadings(added) && added.every((text) => readRemark(text) === null);
}

/** The share of the words of a text that another one has. */
function measureShare(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length / Math.max(words.length, 1);
}

function listTexts(sections: readonly InstructionSection[]): string[] {
  return sections.flatMap(({ steps }) => steps.map(({ text }) => text));
}

function toWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

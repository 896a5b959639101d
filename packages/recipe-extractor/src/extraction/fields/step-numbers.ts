/** The numbers that pages write before their steps: the list of a recipe counts by itself. */
import type { InstructionSection, InstructionStep } from '../types.ts';

/** `1. `, `1) `, `(1) `, `1、`, `1️⃣ `, `Step 1: `, `Schritt 1 `; not the amount of `1 egg`. */
const numberMark =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|шаг|крок|adım|lépés|vaihe|pas|bước|langkah)\s?(\d{1,2})\s?[.:)\]–-]*|[([]?(\d{1,2})\s?(?:[.)\]:、．]|\s[–-]\s|\ufe0f?\u20e3)+)\s*(?=[^\s\d])/iu;
const circled = /^([①-⑳])\s*(?=[^\s\d])/u;
/** Steps that go on in one text: the end of a sentence, then the next number. */
const minSplit = 2;
const minLooseSplit = 3;
const maxSplit = 60;

/** Sections in which a text with several numbered steps is cut into these. */
export function splitNumberedSteps(sections: readonly InstructionSection[]): InstructionSection[] {
  return sections.map((section) => ({ ...section, steps: section.steps.flatMap(splitNumbered) }));
}

/** The steps without their numbers, where these count 1, 2, 3, anew in each section or not. */
export function withoutStepNumbers(sections: readonly InstructionSection[]): InstructionSection[] {
  const isCounted = areCounted(sections.flatMap(({ steps }) => steps));
  return sections.map((section) =>
    isCounted || areCounted(section.steps) ? { ...section, steps: section.steps.map(withoutMark) } : section,
  );
}

/** Whether most steps have a number, and these go up from 1; a remark among them may have none. */
function areCounted(steps: readonly InstructionStep[]): boolean {
  const numbers = steps.map(({ text }) => readMark(text)?.number ?? 0).filter((number) => number > 0);
  const isSequence = numbers.every((number, index) => number === index + 1);
  return numbers.length > 0 && isSequence && numbers.length * 2 > steps.length;
}

function withoutMark(step: InstructionStep): InstructionStep {
  return { ...step, text: step.text.slice(readMark(step.text)?.length ?? 0) };
}

function readMark(text: string): { number: number; length: number } | null {
  const match = numberMark.exec(text);
  if (match !== null) return { number: Number(match[1] ?? match[2]), length: match[0].length };
  const sign = circled.exec(text);
  if (sign === null) return null;
  return { number: (sign[1]?.codePointAt(0) ?? 0) - 0x245f, length: sign[0].length };
}

/** `1. Heat the oven to 375°F.2. Stir.` is two steps; `Bake 1. Add 2. …` without the first number is left alone. */
function splitNumbered(step: InstructionStep): InstructionStep[] {
  const { text } = step;
  if (readMark(text)?.number !== 1 || /^step\b/i.test(text)) return [step];
  const starts = findStarts(text, /(?:[.!?;:)»”"。！？]|\n)\s?$/u);
  const loose = starts.length < minSplit ? findStarts(text, /\s$/u) : [];
  // Without the end of a sentence before each, two numbers may be amounts.
  const found = loose.length >= minLooseSplit ? loose : starts;
  if (found.length < minSplit) return [step];
  return found.map((start, index) => ({
    ...(index === 0 ? step : { name: null }),
    text: text.slice(start, found[index + 1]).trim(),
  }));
}

/** Where the numbers 1, 2, 3 of steps stand in a text that begins with the first. */
function findStarts(text: string, before: RegExp): number[] {
  const starts = [0];
  for (let number = 2; number <= maxSplit; number += 1) {
    const from = (starts.at(-1) ?? 0) + 2;
    const at = findMark(text, number, from, before);
    if (at < 0) break;
    starts.push(at);
  }
  return starts;
}

/** Where the text goes on with a number after what `before` allows, -1 for nowhere. */
function findMark(text: string, number: number, from: number, before: RegExp): number {
  for (let at = text.indexOf(String(number), from); at >= 0; at = text.indexOf(String(number), at + 1)) {
    const after = text.slice(at, at + 8);
    const isMark = /^\d{1,2}\s?[.)、．]\s?(?=[\p{Lu}\p{Lo}])/u.test(after);
    if (isMark && before.test(text.slice(Math.max(0, at - 2), at))) return at;
  }
  return -1;
}

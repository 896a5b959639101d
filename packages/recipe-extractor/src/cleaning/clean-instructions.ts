/** Steps out of the many shapes of schema.org `recipeInstructions`. */
import { stableText } from './clean-text.ts';
import { isEmptyValue, isRecord } from './json-values.ts';
import { UnsupportedShapeError } from './unsupported-shape-error.ts';

/** One step as stored: plain text. */
export interface CleanedInstruction {
  text: string;
}

/**
 * Steps of a single string (by line, or as JSON text), a list of strings, text objects or HowToSections,
 * or an object of text objects keyed by position. Throws UnsupportedShapeError for anything else.
 */
export function cleanInstructions(value: unknown): CleanedInstruction[] {
  if (isEmptyValue(value)) return [];
  if (typeof value === 'string') return cleanInstructionString(value);
  if (Array.isArray(value)) return cleanInstructionList(value);
  if (isRecord(value)) return cleanInstructionList(orderedSteps(value));
  throw new UnsupportedShapeError('recipeInstructions');
}

function cleanInstructionString(value: string): CleanedInstruction[] {
  const parsed = /^[[{]/.test(value) ? parseJson(value) : undefined;
  if (parsed !== undefined) return cleanInstructions(parsed);
  return value
    .split(/[\r\n]+/)
    .map((line) => ({ text: stableText(line) }))
    .filter((step) => step.text !== '');
}

function cleanInstructionList(list: readonly unknown[]): CleanedInstruction[] {
  const [first] = list;
  // The contract keeps the text of an only step as it came.
  if (list.length === 1 && isRecord(first) && typeof first['text'] === 'string')
    return [{ text: first['text'] }];
  return list.flatMap(cleanListedStep);
}

function cleanListedStep(item: unknown): CleanedInstruction[] {
  if (typeof item === 'string') return textStep(item);
  if (!isRecord(item)) return [];
  const isSection = item['@type'] === 'HowToSection' || item['type'] === 'HowToSection';
  if (isSection) return sectionSteps(item['itemListElement']);
  return textStep(item['text']);
}

function sectionSteps(elements: unknown): CleanedInstruction[] {
  const steps = Array.isArray(elements) ? elements : [elements];
  return steps.flatMap((step: unknown) => textStep(isRecord(step) ? step['text'] : step));
}

function textStep(value: unknown): CleanedInstruction[] {
  const text = typeof value === 'string' ? stableText(value) : '';
  return text === '' ? [] : [{ text }];
}

function orderedSteps(value: Record<string, unknown>): unknown[] {
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d+$/.test(key))) throw new UnsupportedShapeError('recipeInstructions');
  return keys.map((key) => value[key]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

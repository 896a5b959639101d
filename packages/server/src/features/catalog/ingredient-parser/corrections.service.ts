import type { IngredientCorrection, IngredientLessons, TaughtCorrection } from '@hearth/contract';
import {
  createCorrectionIndex,
  type Correction,
  correctionsFrom,
  lineWithoutAmount,
} from '@hearth/ingredients/corrections';
import type { NamedLine } from '@hearth/ingredients/naming';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEntryIndexes } from '../foods/index.ts';
import { type Lesson, recordCorrections } from '../ingredient-corrections/index.ts';
import { nameLine, type NamingSources, readNlpLines } from './nlp-lines.ts';

/**
 * Learns from lines that were put right: what differs from how the line is read without any correction but the words of
 * preparation that are taught with it. Where nothing differs any more, what was learned of its texts before is forgotten.
 * Corrections without a line are taken as they are.
 */
export async function teach(
  platform: Platform,
  scope: MemberScope,
  { lines, corrections, language }: IngredientLessons,
): Promise<IngredientCorrection[]> {
  const texts = lines.map(({ line }) => line);
  const taught = corrections.map(buildCorrection);
  const preparations = taught.filter(({ kind }) => kind === 'preparation');
  const sources: NamingSources = {
    known: await getEntryIndexes(platform, scope),
    corrections: createCorrectionIndex(preparations, normalizeSearchText),
  };
  const readings = await readNlpLines(texts, language);
  const lessons = await mapInTurns(lines, (corrected, at) => {
    const reading = readings[at];
    return reading === undefined ? [] : [buildLesson(corrected, nameLine(corrected.line, reading, sources))];
  });
  return recordCorrections(platform, scope, {
    learned: [...lessons.flat().flatMap(({ learned }) => learned), ...taught],
    forgotten: lessons.flat().flatMap(({ forgotten }) => forgotten),
  });
}

function buildLesson(
  { line, ...corrected }: IngredientLessons['lines'][number],
  { quantity, unit, unitText, food, foodText, note }: NamedLine<string, string>,
): Lesson {
  const read = { quantity, unit: unitText, unitId: unit ?? null, food: foodText, foodId: food ?? null, note };
  const texts = [
    { kind: 'line' as const, text: lineWithoutAmount(line) },
    { kind: 'unit' as const, text: unitText },
    { kind: 'food' as const, text: foodText },
  ];
  return {
    learned: correctionsFrom(line, read, corrected),
    forgotten: texts.filter(({ text }) => text !== ''),
  };
}

function buildCorrection(taught: TaughtCorrection): Correction {
  const { kind, text } = taught;
  return {
    kind,
    text,
    foodId: ('foodId' in taught ? taught.foodId : null) ?? null,
    unitId: ('unitId' in taught ? taught.unitId : null) ?? null,
    note: 'note' in taught ? taught.note : '',
    quantity: ('quantity' in taught ? taught.quantity : null) ?? null,
  };
}

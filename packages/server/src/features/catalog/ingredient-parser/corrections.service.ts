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
import { type CorrectionChanges, recordCorrections } from '../ingredient-corrections/index.ts';
import { nameLine, type NamingSources, readNlpLines } from './nlp-lines.ts';

/**
 * Learns from lines that were put right: what differs from how the line is read without any correction but the words of
 * preparation that are given with it. Where nothing differs any more, what was learned of its texts before is forgotten.
 * Corrections without a line are taken as they are.
 */
export async function learnCorrections(
  platform: Platform,
  scope: MemberScope,
  { lines, corrections, language }: IngredientLessons,
): Promise<IngredientCorrection[]> {
  const texts = lines.map(({ line }) => line);
  const given = corrections.map(buildCorrection);
  const preparations = given.filter(({ kind }) => kind === 'preparation');
  const sources: NamingSources = {
    known: await getEntryIndexes(platform, scope),
    corrections: createCorrectionIndex(preparations, normalizeSearchText),
  };
  const readings = await readNlpLines(platform, texts, language);
  const compared = await mapInTurns(lines, (corrected, at) => {
    const reading = readings[at];
    return !reading ? [] : [compareReading(corrected, nameLine(corrected.line, reading, sources))];
  });
  return recordCorrections(platform, scope, {
    learned: [...compared.flat().flatMap(({ learned }) => learned), ...given],
    forgotten: compared.flat().flatMap(({ forgotten }) => forgotten),
  });
}

function compareReading(
  { line, ...corrected }: IngredientLessons['lines'][number],
  { quantity, unit, unitText, food, foodText, note }: NamedLine<string, string>,
): CorrectionChanges {
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

function buildCorrection(given: TaughtCorrection): Correction {
  const { kind, text } = given;
  return {
    kind,
    text,
    foodId: ('foodId' in given ? given.foodId : null) ?? null,
    unitId: ('unitId' in given ? given.unitId : null) ?? null,
    note: 'note' in given ? given.note : '',
    quantity: ('quantity' in given ? given.quantity : null) ?? null,
  };
}

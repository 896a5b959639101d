import type { ReadingLanguage } from './reading-languages.ts';

/** A line to try the parsers with. */
export interface ExampleLine {
  readonly language: ReadingLanguage;
  readonly line: string;
}

/** Easy and hard lines: fractions, ranges, remarks before and after the food, an amount at the end. */
export const exampleLines: readonly ExampleLine[] = [
  { language: 'en', line: '1½ cups plain flour, sifted' },
  { language: 'en', line: '100–150 ml lukewarm milk (or oat drink)' },
  { language: 'de', line: '250 g weiche Butter, in Würfeln' },
  { language: 'fr', line: '3 cuillères à soupe d’huile d’olive' },
  { language: 'ja', line: 'しょうゆ 大さじ2' },
];

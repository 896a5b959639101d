import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nestTexts, textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import { localeFolder, readLocale, type Texts } from '../../packages/locales/read-texts.ts';

type Row = readonly [key: string, text: string];

/** Writes a language's files anew, their texts in the order of the English ones; texts that those lack are left out. */
export function writeTexts(locale: LocaleValue, texts: Texts): void {
  mkdirSync(localeFolder(locale), { recursive: true });
  for (const [area, rows] of sortByArea(texts))
    writeFileSync(
      join(localeFolder(locale), `${area}.json`),
      `${JSON.stringify(nestTexts(rows), null, 2)}\n`,
    );
}

/** The texts of each area in the order of the source; the forms of a plural stay together. */
function sortByArea(texts: Texts): Map<string, Row[]> {
  const byStem = new Map<string, Row[]>();
  for (const row of texts) {
    const stem = textStem(row[0]);
    byStem.set(stem, [...(byStem.get(stem) ?? []), row]);
  }
  const areas = new Map<string, Row[]>();
  for (const stem of new Set([...readLocale('en-US').keys()].map(textStem))) {
    const [area = ''] = stem.split(':');
    const found = byStem.get(stem);
    if (found === undefined) continue;
    const rows = found.map(([key, text]): Row => [key.slice(area.length + 1), text]);
    areas.set(area, [...(areas.get(area) ?? []), ...rows]);
  }
  return areas;
}

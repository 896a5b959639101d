import type { TextEncoding } from '@hearth/contract';
import { detectAll } from 'jschardet';
import { countKnownWords } from './known-words.ts';
import { decodeIn } from './text-encodings.ts';

/** The names that the detector has for encodings, and those of the encoding standard. */
const byDetectorName: Readonly<Record<string, TextEncoding>> = {
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  cp1258: 'windows-1258',
  'iso-8859-2': 'iso-8859-2',
  'iso-8859-7': 'iso-8859-7',
  'koi8-r': 'koi8-r',
  'koi8-u': 'koi8-u',
  macroman: 'macintosh',
  cp932: 'shift_jis',
  'euc-jp': 'euc-jp',
  cp949: 'euc-kr',
  'euc-kr': 'euc-kr',
  gb18030: 'gb18030',
  big5: 'big5',
  big5hkscs: 'big5',
};
const detectEncodings = Object.keys(byDetectorName);

/** A candidate that is less likely than this, as a part of the first, is not looked at. */
const minLikelihood = 0.5;
const maxCandidates = 4;
/** Each word of recipes that a reading has counts as so much likelihood. */
const wordWorth = 0.15;
/** Where nothing else is nearly as likely, the encoding is sure. */
const sureRatio = 1.15;

/** An encoding, and whether no other one is nearly as likely. */
export interface DetectedEncoding {
  readonly encoding: TextEncoding;
  readonly isSure: boolean;
}

/**
 * The encoding of a text that is not Unicode. The detector judges letters and their neighbours; where it finds several
 * encodings likely, words of recipes decide, and letters that no text has.
 */
export function detectLegacy(bytes: Uint8Array): DetectedEncoding {
  const found = detectAll(bytes, { detectEncodings, minimumThreshold: 0 });
  const best = Math.max(0, ...found.map(({ confidence }) => confidence));
  const judged = uniqueEncodings(found)
    .filter(({ confidence }) => confidence >= best * minLikelihood)
    .slice(0, maxCandidates)
    .map(({ encoding, confidence }) => ({
      encoding,
      score: (best === 0 ? 1 : confidence / best) * judgeText(decodeIn(encoding, bytes)),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = judged;
  if (first === undefined || first.score === 0) return { encoding: 'windows-1252', isSure: false };
  return { encoding: first.encoding, isSure: second === undefined || first.score > second.score * sureRatio };
}

function uniqueEncodings(
  found: readonly { readonly encoding: string | null; readonly confidence: number }[],
): { encoding: TextEncoding; confidence: number }[] {
  const best = new Map<TextEncoding, number>();
  for (const { encoding, confidence } of found) {
    const name = byDetectorName[encoding?.toLowerCase() ?? ''];
    if (name !== undefined && !best.has(name)) best.set(name, confidence);
  }
  return [...best].map(([encoding, confidence]) => ({ encoding, confidence }));
}

/** A factor: words of recipes raise it; controls, and letters that mean nothing, lower it. */
function judgeText(text: string): number {
  const broken = text.match(/[\ufffd\u0080-\u009f\ue000-\uf8ff]/gu)?.length ?? 0;
  const odd = text.match(/\p{Ll}\p{Lu}(?=\P{Lu})|\p{L}[¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶¸¹º»¿×÷]\p{L}/gu)?.length ?? 0;
  const letters = text.match(/\P{ASCII}/gu)?.length ?? 1;
  const worth = 1 + wordWorth * Math.min(10, countKnownWords(text));
  return worth * Math.max(0, 1 - (4 * broken + odd) / letters);
}

import { lineChanges } from '../../../../ui/text/line-changes.ts';

/** A piece of a text, and whether the other text lacks it. */
export interface TextPiece {
  text: string;
  isOwn: boolean;
}

/** Compares two texts word by word: parts that only one of them has are marked there. */
export function findTextDifferences(mine: string, theirs: string): Record<'mine' | 'theirs', TextPiece[]> {
  const changes = lineChanges(splitWords(mine), splitWords(theirs));
  const side = (own: 'removed' | 'added') =>
    joined(
      changes
        .filter(({ kind }) => kind === 'same' || kind === own)
        .map(({ kind, text }) => ({ text, isOwn: kind === own })),
    );
  return { mine: side('removed'), theirs: side('added') };
}

/** Words with the blanks that follow them. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*|^\s+/gu) ?? [];
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.isOwn === piece.isOwn) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

import { getDocumentProxy } from 'unpdf';
import { NoTextError } from './no-text-error.ts';
import { joinPieces, type TextPiece } from './pdf-lines.ts';

/** More pages are a book; what follows them is not read. */
const maxPages = 300;

/**
 * The text of a PDF in the order of its content, as lines: larger letters become headings, and gaps blank lines.
 *
 * @throws NoTextError; Error for a file that is damaged, protected or something else
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    const pieces: TextPiece[] = [];
    for (let page = 1; page <= Math.min(document.numPages, maxPages); page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      pieces.push(...items.flatMap((item) => ('str' in item ? [readPiece(item, page)] : [])));
    }
    const text = joinPieces(pieces);
    if (text === '') throw new NoTextError();
    return text;
  } finally {
    await document.loadingTask.destroy();
  }
}

function readPiece(
  item: { str: string; transform: readonly unknown[]; width: number; height: number },
  page: number,
): TextPiece {
  return {
    text: item.str,
    page,
    x: Number(item.transform[4]),
    y: Number(item.transform[5]),
    width: item.width,
    height: item.height,
  };
}

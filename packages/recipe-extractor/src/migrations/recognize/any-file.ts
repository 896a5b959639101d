import { NoTextError, readDocx, readOdt, readPdf } from '../../documents/index.ts';
import { fileName, isHidden, picturePaths } from '../archive-paths.ts';
import { csvFormat } from '../csv-columns.ts';
import type { ReadRecipe, RecipeSource } from '../format.ts';
import { migrationFormats } from '../formats.ts';
import type { TableOptions } from '../tables/table-file.ts';
import { explainLook, lookAt } from './file-looks.ts';
import { findOfficeKind } from './office-kind.ts';
import { rankFormats, type RecognizedType } from './rank-formats.ts';

/** The files of an archive that may hold recipes: all that show and are no pictures. */
export function listReadable(names: readonly string[]): readonly string[] {
  const pictures = new Set(picturePaths('').map((ending) => ending.slice(1)));
  return names.filter((name) => {
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return !isHidden(name) && !pictures.has(ending);
  });
}

/**
 * The recipes of a file of any kind, read as what its content says that it is: a format, or a document whose text is
 * read. Never throws: what cannot be read is a failure that says what the file looks like.
 * @param language tag of the language that durations are written in
 */
export async function readAnyFile(
  source: RecipeSource,
  language: string,
  options: TableOptions,
): Promise<readonly ReadRecipe[]> {
  try {
    const document = await readDocument(source.bytes);
    const file =
      document === null ? source : { name: source.name, bytes: new TextEncoder().encode(document) };
    const types = document === null ? rankFormats(file).map(({ type }) => type) : ['plaintext' as const];
    if (types.length === 0) return [failure(source, explainLook(lookAt(source.bytes)))];
    return readAsFirst(file, types.slice(0, maxTries), language, options);
  } catch (error) {
    return [failure(source, error instanceof Error ? error.message : String(error))];
  }
}

/** Formats that are tried before a file counts as unreadable. */
const maxTries = 3;

/**
 * The recipes of a file as the first of several formats reads them: a name such as `soup.mmf` may promise what the
 * content is not. Where none reads it, the failure is that of the first.
 */
function readAsFirst(
  file: RecipeSource,
  types: readonly RecognizedType[],
  language: string,
  options: TableOptions,
): readonly ReadRecipe[] {
  let first: readonly ReadRecipe[] | null = null;
  for (const type of types) {
    const format = type === 'csv' ? csvFormat(undefined, options) : migrationFormats[type];
    const found = format.read(file, language);
    if (found.some((one) => 'recipe' in one)) return found;
    first ??= found;
  }
  return first ?? [];
}

/** Whether a file is a document of a word processor or a PDF, whose text can be read. */
export function isDocument(bytes: Uint8Array): boolean {
  const kind = findOfficeKind(bytes);
  return lookAt(bytes) === 'pdf' || kind === 'docx' || kind === 'odt';
}

/** Whether the pages of a document have letters: scanned ones are pictures. A damaged document may have some. */
export async function hasLetters(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await readDocument(bytes)) !== '';
  } catch (error) {
    return !(error instanceof NoTextError);
  }
}

/**
 * The text of a document of a word processor or a PDF; null for any other file.
 * @throws NoTextError for pages that are pictures; Error for a damaged document
 */
async function readDocument(bytes: Uint8Array): Promise<string | null> {
  // The reader of PDF keeps the bytes that it gets.
  if (lookAt(bytes) === 'pdf') return readPdf(bytes.slice());
  const kind = findOfficeKind(bytes);
  if (kind === 'docx') return readDocx(bytes);
  return kind === 'odt' ? readOdt(bytes) : null;
}

function failure({ name }: RecipeSource, exception: string): ReadRecipe {
  return { failure: { message: `Failed to import ${fileName(name)}`, exception } };
}

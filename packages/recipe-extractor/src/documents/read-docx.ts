import mammoth from 'mammoth';
import { writeHtmlAsText } from './html-text.ts';
import { NoTextError } from './no-text-error.ts';

/**
 * The text of a document in Office Open XML (ECMA-376, `.docx`): headings, lists and tables as lines of Markdown.
 * Pictures and macros are left out, and nothing outside of the file is asked for.
 * @throws NoTextError; Error for a file that is damaged or something else
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { externalFileAccess: false, ignoreEmptyParagraphs: true, convertImage: withoutPictures },
  );
  const text = writeHtmlAsText(value);
  if (text === '') throw new NoTextError();
  return text;
}

const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));

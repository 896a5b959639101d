import { readCaption, isPictureFile } from '@hearth/domain/recipes/pictures';

/** A file name without its extension. */
export function readStem(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/u, '').trim();
  return /[\p{L}\p{N}]/u.test(stem) ? stem.slice(0, 120) : 'picture';
}

/** The extension of a file name; pasted pictures have only a type. */
export function readEnding({ name, type }: { name: string; type: string }): string {
  const ending = /\.([A-Za-z0-9]{1,20})$/.exec(name)?.[1];
  return (ending ?? type.split('/')[1]?.replace(/[^A-Za-z0-9].*$/, '') ?? '').toLowerCase() || 'bin';
}

/** A picture in Markdown; the name is its description and cannot end it. The address is encoded already. */
export function pictureMarkdown(name: string, address: string): string {
  const text = name
    .replace(/[[\]\\!<>`*_&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `![${text}](${address})`;
}

/** What shows a file of the recipe in a text: pictures at once, other files as a link. */
export function embedCode(
  { name, fileName }: { name: string; fileName?: string | null | undefined },
  address: string,
): string {
  const picture = pictureMarkdown(readCaption(name), address);
  return isPictureFile(fileName) ? picture : picture.slice(1);
}

/** Documents of word processors and PDF as text, from which a recipe can be read. */
export { readDocx } from './read-docx.ts';
export { readOdt } from './read-odt.ts';
export { readPdf } from './read-pdf.ts';
export { writeHtmlAsText } from './html-text.ts';
export { NoTextError } from './no-text-error.ts';

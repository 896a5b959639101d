/** Markdown texts before they are read: as plain words, and in pieces that are quick to read. */
export { type MarkdownPiece, splitMarkdown } from './split-markdown.ts';
export { markdownText } from './markdown-text.ts';

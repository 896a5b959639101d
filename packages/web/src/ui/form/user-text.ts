/**
 * Props for a UI kit field with user text: its direction follows the text, not the page. The kit sets `dir` on the
 * frame of the field instead of the input.
 */
export const userText = { attributes: { input: { dir: 'auto' } } };

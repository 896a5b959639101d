/** Where typed texts wait for the page that follows. */
export const typedTexts = 'hearth.typedTexts';

/** A field that a text can be put back into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Texts of a page that wait for the page that follows. */
export interface TypedTexts {
  readonly path: string;
  /** How each text field of the page looked, in their order. */
  readonly marks: readonly string[];
  /** Typed texts, by the index of their field in `marks`. */
  readonly texts: readonly { readonly at: number; readonly text: string }[];
}

const plain = [
  'input:not([type])',
  ...['text', 'search', 'email', 'url', 'tel'].map((type) => `input[type=${type}]`),
];
// Fields with suggestions would open their lists; codes are good for one use.
const others =
  ':not([readonly], :disabled, [aria-hidden=true], [aria-haspopup], [autocomplete=one-time-code])';
const wanted = [...plain, 'textarea'].map((field) => `#root ${field}${others}`).join(',');

/** The text fields of the page, without those of dialogs. */
export function textFields(): TextField[] {
  return [...document.querySelectorAll<TextField>(wanted)];
}

/** The language-independent identity of a field: its label is translated. */
export function buildMark(field: TextField): string {
  const { tagName, type, name, maxLength, inputMode, autocomplete } = field;
  return [tagName, type, name, maxLength, inputMode, autocomplete].join(' ');
}

/** Path and question of the page. */
export function pathOfPage(): string {
  return globalThis.location.pathname + globalThis.location.search;
}

/** How texts are written so that a Cooklang reader finds nothing in them that is not meant. */

/** A text of a step or a note: signs of the markup lose their meaning. Line breaks stay. */
export function escapedText(text: string): string {
  return withoutSigns(text, /[\\@#~{}]/g).replace(/^([ \t]*)([>=])/gm, '$1\\$2');
}

/** The title of a section. */
export function escapedTitle(text: string): string {
  return withoutSigns(text, /[\\@#~{}=]/g).replace(/^>/, '\\>');
}

/** Two hyphens begin a comment, and so does one in a square bracket. */
function withoutSigns(text: string, signs: RegExp): string {
  return text
    .replace(signs, '\\$&')
    .replace(/\[(?=-)/g, '\\[')
    .replace(/-{2,}/g, (run) => '\\-'.repeat(run.length));
}

/** A part of a mark: its name, its amount, its unit, or what stands in brackets after it. */
function escapedPart(text: string): string {
  const escaped = withoutSigns(text, /[\\@#~{}()%|\]=>]/g);
  return /^[\p{L}\p{N}\\]/u.test(escaped) ? escaped : `\\${escaped}`;
}

/** A marked text. The name is empty only for a timer. */
export interface Mark {
  readonly name: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly preparation?: string;
  /** Whether the name is that of the file of another recipe, beside this one. */
  readonly isRecipe?: boolean;
}

/** `@red onions{2%cups}(chopped)`, `@./Tomato sauce{300%g}` for another recipe; `sign` says what it marks: `@` an ingredient, `#` a tool, `~` a timer. */
export function markText(sign: '@' | '#' | '~', mark: Mark): string {
  const { name, quantity = '', unit = '', preparation = '', isRecipe = false } = mark;
  const amount = [quantity, unit].filter((part) => part !== '').map(escapedPart);
  const brackets = preparation === '' ? '' : `(${escapedPart(preparation)})`;
  return `${sign}${isRecipe ? './' : ''}${name === '' ? '' : escapedPart(name)}{${amount.join('%')}}${brackets}`;
}

/** Text after a mark: a bracket there would be read as part of the mark. */
export function behindMark(text: string): string {
  return text.replace(/^\(/, '\\(');
}

/** A value of the metadata: JSON texts are YAML, too, but for a few signs that YAML does not print. */
export function metadataText(value: string): string {
  const wellFormed = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  return JSON.stringify(wellFormed).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

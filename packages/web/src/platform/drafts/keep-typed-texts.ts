import { hasDrafts } from './draft-registry.ts';
import {
  buildMark,
  pathOfPage,
  type TextField,
  textFields,
  typedTexts,
  type TypedTexts,
} from './text-fields.ts';

/** Characters; browsers keep about five million for a site. */
const maxCharacters = 2_000_000;

/** Stores typed texts of this page for the next one. An editor stores its own draft. */
export function keepTypedTexts(): void {
  if (hasDrafts()) return;
  const fields = textFields();
  const texts = fields.flatMap((field, at) => (isTyped(field) ? [{ at, text: field.value }] : []));
  if (texts.length === 0) return;
  const kept: TypedTexts = { path: pathOfPage(), marks: fields.map(buildMark), texts };
  const text = JSON.stringify(kept);
  if (text.length > maxCharacters) return;
  sessionStorage.setItem(typedTexts, text);
}

/** Whether the user has changed the text: text that the app itself wrote does not count. */
function isTyped(field: TextField): boolean {
  return field.matches(':user-valid, :user-invalid');
}

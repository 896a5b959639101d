import {
  buildMark,
  pathOfPage,
  type TextField,
  textFields,
  typedTexts,
  type TypedTexts,
} from './text-fields.ts';

/** Long enough for the requests of a page before it shows its fields. */
const patienceMs = 15_000;

/** Restores texts typed before a reload into their fields as they mount, each once, on the same page only. */
export function putBackTexts(): void {
  const kept = sessionStorage.getItem(typedTexts);
  sessionStorage.removeItem(typedTexts);
  if (kept === null) return;
  const { path, marks, texts } = JSON.parse(kept) as TypedTexts;
  const waiting = new Map(texts.map(({ at, text }) => [at, text]));
  const look = () => {
    if (pathOfPage() !== path) return stop();
    for (const [at, field] of fieldsFound(marks, [...waiting.keys()])) {
      typeInto(field, waiting.get(at) ?? '');
      waiting.delete(at);
    }
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

/** A field is found where the page has the same fields as before, or where it is the only one of its kind. */
function fieldsFound(marks: readonly string[], places: readonly number[]): [number, TextField][] {
  const fields = textFields();
  const now = fields.map(buildMark);
  const isSame = now.join('\n') === marks.join('\n');
  return places.flatMap((at): [number, TextField][] => {
    const mark = marks[at];
    const isAlone = [now, marks].every((list) => list.filter((one) => one === mark).length === 1);
    const field = isSame ? fields[at] : isAlone ? fields[now.indexOf(mark ?? '')] : undefined;
    return field === undefined ? [] : [[at, field]];
  });
}

/** React listens to `input` and compares with the value of its own setter, so the native setter is called. */
function typeInto(field: TextField, text: string): void {
  // A page may focus an empty field when it opens; one with text is being typed into.
  const isInUse = field === document.activeElement && field.value !== '';
  if (field.value === text || isInUse) return;
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a text says below its labels, by their names in small letters. */
export type LabelledText = ReadonlyMap<string, readonly string[]>;

/**
 * A text whose parts begin with a label and a colon (`Yield: 4`, or `Ingredients:` with lines below it), or with a
 * heading of Markdown. Only the labels asked for count: others are lines. Text above the first one is the part ``.
 * @param isBare whether a line of nothing but the label counts as well
 */
export function readLabels(text: string, labels: ReadonlySet<string>, { isBare = false } = {}): LabelledText {
  const parts = new Map<string, string[]>();
  let current = '';
  for (const line of text.split(/\r\n?|\n/u)) {
    const plain = line.replace(/^\s{0,9}#{1,6}\s+/u, '').replaceAll('**', '');
    const [, head = '', rest = ''] = /^\s{0,9}([\p{L} ]{3,30}?)\s{0,3}(?::(.*)|)$/u.exec(plain) ?? [];
    const label = head.trim().toLowerCase();
    const isLabel = labels.has(label) && (plain.includes(':') || plain !== line || isBare || isUpper(head));
    if (isLabel) current = label;
    const value = (isLabel ? rest : line).trim();
    const part = parts.get(current) ?? [];
    if (value !== '') part.push(value);
    parts.set(current, part);
  }
  return parts;
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase();
}

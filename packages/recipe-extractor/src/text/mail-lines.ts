/** What mail programs and chats put around a text. */
import type { TextLine } from './prepare-lines.ts';
import { isWord, type WordKind } from './words/index.ts';

/** The text itself, and what was said about it. */
export interface UnwrappedText {
  readonly lines: readonly TextLine[];
  readonly subject: string | null;
  /** Who wrote it. */
  readonly sender: string | null;
  readonly extras: Readonly<Record<string, string>>;
}

const headerKinds = ['mailSubject', 'mailFrom', 'mailDate', 'mailTo'] as const satisfies readonly WordKind[];
type HeaderKind = (typeof headerKinds)[number];

/** More lines above the headers are text. */
const maxLinesAbove = 6;
const maxHeaders = 12;
const maxReplyMarks = 5;

/** A text without the headers of a mail, or the names and times of a chat, around it. */
export function unwrapMail(lines: readonly TextLine[]): UnwrappedText {
  return unwrapHeaders(lines) ?? unwrapChat(lines) ?? { lines, subject: null, sender: null, extras: {} };
}

function unwrapHeaders(lines: readonly TextLine[]): UnwrappedText | null {
  const start = lines.findIndex((line) => readHeader(line.text) !== null);
  if (start < 0 || lines.slice(0, start).filter(({ text }) => text !== '').length > maxLinesAbove)
    return null;
  const found = new Map<HeaderKind, { label: string; value: string }>();
  let end = start;
  for (; end < Math.min(lines.length, start + maxHeaders); end += 1) {
    const header = readHeader(lines[end]?.text ?? '', found);
    if (header === null) break;
    found.set(header.kind, header);
  }
  if (!found.has('mailSubject') && !(found.has('mailFrom') && found.has('mailTo') && found.has('mailDate')))
    return null;
  if (found.size < 2) return null;
  const extras = (['mailDate', 'mailTo'] as const).flatMap((kind) => found.get(kind) ?? []);
  const above = lines
    .slice(0, start)
    .filter(({ text }) => !/^[-_=*\s]*[\p{L} ]{4,40}:?[-_=*\s]*$/u.test(text) || text === '');
  return {
    lines: [
      ...lines.slice(end).map(dropBorder),
      ...(above.some(({ text }) => text !== '') ? [{ text: '', indent: 0 }, ...above] : []),
    ],
    subject: withoutReplyMarks(found.get('mailSubject')?.value ?? '') || null,
    sender: withoutAddress(found.get('mailFrom')?.value ?? '') || null,
    extras: Object.fromEntries(extras.map(({ label, value }) => [label.toLowerCase(), value])),
  };
}

/** `-----Original Message-----` */
function dropBorder(line: TextLine): TextLine {
  return /^-{3,}\s?\p{L}[\p{L} ]{3,40}-{3,}$/u.test(line.text) ? { text: '', indent: 0 } : line;
}

function readHeader(
  line: string,
  found?: ReadonlyMap<HeaderKind, unknown>,
): { kind: HeaderKind; label: string; value: string } | null {
  const [, label = '', value = ''] =
    /^\*{0,2}([^:：*]{1,30}):\*{0,2}\s*(\S.{0,500})$/u.exec(line.replace('：', ':')) ?? [];
  if (label === '') return null;
  const kinds = headerKinds.filter((kind) => isWord(kind, label));
  // In some languages one word is the sender of a mail and the receiver of another.
  const kind = kinds.find((one) => found?.has(one) !== true) ?? kinds[0];
  return kind === undefined ? null : { kind, label: label.trim(), value };
}

/** A subject without what mail programs put before it: `Fwd: Re: Apple pie`. */
export function withoutReplyMarks(subject: string): string {
  let rest = subject;
  for (let round = 0; round < maxReplyMarks; round += 1) {
    const [whole = '', mark = ''] = /^\s*(\p{L}{1,12})(?:\[\d{1,2}\])?\s*[:：]\s*/u.exec(rest) ?? [];
    if (mark === '' || !isWord('replyMarks', mark)) break;
    rest = rest.slice(whole.length);
  }
  return rest.trim();
}

function withoutAddress(sender: string): string {
  return (
    sender
      .replace(/\s*[<[(](?:mailto:)?[^\s<>@]{1,100}@[^\s<>@]{1,200}[>\])]/, '')
      .replace(/^["“]|["”]$/g, '')
      .trim() || sender
  );
}

/** `[12.03.24, 18:22:10] Oma: `, `12/03/2024, 18:22 - Oma: `, `Oma, [12. Mar 2024 at 18:22]:` */
const message =
  /^(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\] ([^:]{1,40}):|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)? [-–] ([^:]{1,40}):|([^:,[\]]{1,40}), \[\d[^\]]{4,40}\]:?) ?/iu;

function unwrapChat(lines: readonly TextLine[]): UnwrappedText | null {
  const senders = new Set<string>();
  const first = lines.find(({ text }) => text !== '');
  if (first === undefined || !message.test(first.text)) return null;
  const plain = lines.map((line): TextLine => {
    const [head, one, two, three] = message.exec(line.text) ?? [];
    if (head === undefined) return line;
    senders.add((one ?? two ?? three ?? '').replace(/^~\s?/, '').trim());
    return { ...line, text: line.text.slice(head.length).trim() };
  });
  return { lines: plain, subject: null, sender: [...senders].filter(Boolean).join(', ') || null, extras: {} };
}

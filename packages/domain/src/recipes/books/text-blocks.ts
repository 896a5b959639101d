import { decodeHTML } from 'entities';
import { lexer, type Token, type Tokens } from 'marked';
import { splitMarkdown } from '../../text/markdown/index.ts';
import { splitLines } from '../exports/recipe-parts.ts';

/** Words in one style. Line breaks in `text` are kept. */
export interface TextRun {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasized: boolean;
  /** An address of the web; null for words that lead nowhere. */
  readonly href: string | null;
}

/** A part of a user's text as data: the printer decides how it looks, and reads nothing in it as code. */
export type TextBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'quote'; readonly blocks: readonly TextBlock[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly TextBlock[])[];
    };

const plain = { isStrong: false, isEmphasized: false, href: null };
type Style = Omit<TextRun, 'text'>;

/** The blocks of a Markdown text. HTML and whatever else is no Markdown stays as it was written. */
export function textBlocks(markdown: string | null | undefined): TextBlock[] {
  const text = splitLines(markdown ?? '').join('\n');
  if (text === '') return [];
  return splitMarkdown(text).flatMap((piece) =>
    piece.isPlain
      ? [plainParagraph(piece.text)]
      : lexer(piece.text, { gfm: true, breaks: true }).flatMap(buildBlock),
  );
}

function plainParagraph(text: string): TextBlock {
  return { kind: 'paragraph', runs: [{ ...plain, text: text.trim() }] };
}

function buildBlock(token: Token): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return paragraph('heading', token.tokens);
    case 'list':
      return [buildList(token as Tokens.List)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(buildBlock) }];
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }];
    case 'table':
      return tableRows(token as Tokens.Table);
    case 'paragraph':
    case 'text':
      return paragraph('paragraph', token.tokens ?? [token]);
    default:
      return [plainParagraph(token.raw)];
  }
}

function paragraph(kind: 'paragraph' | 'heading', tokens: readonly Token[] | undefined): TextBlock[] {
  const runs = listRuns(tokens ?? [], plain);
  return runs.every(({ text }) => text.trim() === '') ? [] : [{ kind, runs }];
}

function buildList({ ordered, start, items }: Tokens.List): TextBlock {
  return {
    kind: 'list',
    isOrdered: ordered,
    start: typeof start === 'number' ? start : 1,
    items: items.map((item) => item.tokens.flatMap(buildBlock)),
  };
}

/** Each row in one line: a book has no room for wide tables. */
function tableRows({ header, rows }: Tokens.Table): TextBlock[] {
  const between = { ...plain, text: ' · ' };
  return [header, ...rows].flatMap((cells) => {
    const runs = cells.flatMap(({ tokens }, at) => [
      ...(at === 0 ? [] : [between]),
      ...listRuns(tokens, plain),
    ]);
    return runs.length === 0 ? [] : [{ kind: 'paragraph' as const, runs }];
  });
}

function listRuns(tokens: readonly Token[], style: Style): TextRun[] {
  return tokens.flatMap((token) => runsOfToken(token, style));
}

function runsOfToken(token: Token, style: Style): TextRun[] {
  switch (token.type) {
    case 'strong':
      return listRuns(token.tokens ?? [], { ...style, isStrong: true });
    case 'em':
      return listRuns(token.tokens ?? [], { ...style, isEmphasized: true });
    case 'link':
      return listRuns(token.tokens ?? [], { ...style, href: webAddress((token as Tokens.Link).href) });
    case 'br':
      return [{ ...style, text: '\n' }];
    case 'html':
      return [{ ...style, text: /^<br ?\/?>$/i.test(token.raw) ? '\n' : token.raw }];
    case 'text':
    case 'del':
      return token.tokens === undefined ? [buildRun(token, style)] : listRuns(token.tokens, style);
    default:
      return [buildRun(token, style)];
  }
}

function buildRun(token: Token, style: Style): TextRun {
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  return { ...style, text: token.type === 'codespan' ? text : decodeHTML(text) };
}

/** An address that a reader can follow; null for any other, such as scripts and paths of this server. */
export function webAddress(text: string): string | null {
  return /^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) ? text : null;
}

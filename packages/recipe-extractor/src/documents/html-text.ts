import { Parser } from 'htmlparser2';

/** Elements that begin a line of their own. */
const blocks = new Set([
  'p',
  'div',
  'li',
  'tr',
  'table',
  'ul',
  'ol',
  'section',
  'article',
  'blockquote',
  'pre',
]);
const hidden = new Set(['script', 'style', 'head', 'template', 'noscript']);

/**
 * The text of simple HTML, as word processors write it: a line for each paragraph, with the marks of Markdown for
 * headings and lists. Cells of a row stand in one line. Emphasis is left out.
 */
export function writeHtmlAsText(html: string): string {
  const writer = new LineWriter();
  const parser = new Parser(
    {
      onopentagname: (name) => writer.open(name),
      ontext: (text) => writer.write(text),
      onclosetag: (name) => writer.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return writer.finish();
}

class LineWriter {
  private readonly lines: string[] = [];
  private line = '';
  /** The numbers of the open lists; null for those with bullets. */
  private readonly lists: (number | null)[] = [];
  private hiddenDepth = 0;
  private cellDepth = 0;

  open(name: string): void {
    if (hidden.has(name)) this.hiddenDepth += 1;
    if (name === 'br') return this.break();
    if (/^h[1-6]$/.test(name)) return this.begin(`${'#'.repeat(Number(name[1]))} `);
    if (name === 'ul' || name === 'ol') this.lists.push(name === 'ol' ? 1 : null);
    if (name === 'li') return this.begin(this.bullet());
    if (isCell(name)) this.cellDepth += 1;
    if (isCell(name) || this.cellDepth > 0) return this.write(' ');
    if (blocks.has(name)) this.break();
  }

  write(text: string): void {
    if (this.hiddenDepth === 0) this.line += text.replaceAll(/\s+/g, ' ');
  }

  close(name: string): void {
    if (hidden.has(name)) this.hiddenDepth -= 1;
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (isCell(name)) this.cellDepth = Math.max(0, this.cellDepth - 1);
    if (this.cellDepth > 0) return;
    if (/^h[1-6]$/.test(name) || blocks.has(name)) this.break();
    // A blank line tells paragraphs from the lines of one.
    if (name === 'p' || name === 'ul' || name === 'ol' || name === 'table') this.lines.push('');
  }

  finish(): string {
    this.break();
    return this.lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }

  private begin(mark: string): void {
    this.break();
    this.line = mark;
  }

  private break(): void {
    const line = this.line.replaceAll(/ {2,}/g, ' ').trim();
    if (line !== '') this.lines.push(line);
    this.line = '';
  }

  private bullet(): string {
    const at = this.lists.length - 1;
    const number = this.lists[at] ?? null;
    if (number === null) return '- ';
    this.lists[at] = number + 1;
    return `${number}. `;
  }
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th';
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Checks of books by programs of the system. Where one is not installed, a line says so and the check is left out. */

const run = promisify(execFile);

/** A recipe of what must stay text: markup, scripts, code of the typesetter, very long words. */
export const hostileRecipe = {
  name: '#set page(fill: red) <script>alert(1)</script>',
  words: [
    '#set page(fill: red) <script>alert(1)</script>',
    '#panic("x") $x^2$ @r1',
    '<img src=x onerror=alert(2)>',
    '#read("/etc/passwd")',
    'W'.repeat(300),
  ],
  fields: {
    description: 'W'.repeat(300),
    recipeIngredient: ['#panic("x") $x^2$ @r1', '<img src=x onerror=alert(2)>', '\\u{41} ]]> --> {{x}}'],
    recipeInstructions: [
      { text: '#read("/etc/passwd") is read by nobody.' },
      ...Array.from({ length: 30 }, () => ({
        text: 'Stir until it thickens, then set aside to cool for a while. '.repeat(4),
      })),
    ],
    notes: [{ title: '= Heading', text: '&amp;lt; <b>bold</b> ]]>' }],
    orgURL: 'javascript:alert(3)',
  },
} as const;

/** Fails where `qpdf --check` finds something. */
export async function checkWithQpdf(pdf: Buffer): Promise<void> {
  await withFile('book.pdf', pdf, (path) => runOrSkip('qpdf', ['--check', path]));
}

/** The words of a PDF; null where the program is missing. */
export function textOfPdf(pdf: Buffer): Promise<string | null> {
  return withFile('book.pdf', pdf, (path) => runOrSkip('pdftotext', [path, '-']));
}

/** Where Debian and its relatives have the program. */
const epubcheck = '/usr/share/java/epubcheck.jar';

/** Fails where `epubcheck` finds an error or has a warning. */
export async function checkWithEpubcheck(epub: Buffer): Promise<void> {
  if (!existsSync(epubcheck)) return missing('epubcheck');
  await withFile('book.epub', epub, (path) =>
    runOrSkip('java', ['-jar', epubcheck, '--failonwarnings', path]),
  );
}

/** How many pages a PDF has, from the largest count in its tree of pages. */
export function pagesOfPdf(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count));
  return Math.max(0, ...counts);
}

async function withFile<T>(name: string, content: Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-book-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOrSkip(program: string, args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run(program, [...args], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
    missing(program);
    return null;
  }
}

function missing(program: string): void {
  process.stdout.write(`${program} is not installed, so books are not checked with it.\n`);
}
